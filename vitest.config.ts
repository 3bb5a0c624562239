import { defineConfig } from 'vitest/config'

/** Unit and architecture tests: pure code in Node, no site, no browser. The other suites have their own configuration. */
export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    // A thread per file, on every core: half of a short file's time is its start.
    pool: 'threads',
    maxWorkers: '100%',
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
