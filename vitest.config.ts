import { defineConfig } from 'vitest/config'

/** Unit and architecture tests: pure code in Node, no site, no browser. The other suites have their own configuration. */
export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'app/**/*.test.ts',
      'brands/**/*.test.ts',
      'build/**/*.test.ts',
      'design-system/**/*.test.ts',
      'sandbox/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/architecture/**/*.test.ts',
    ],
    testTimeout: 20_000,
  },
})
