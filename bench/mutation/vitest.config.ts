import { defineConfig } from 'vitest/config'

/** The unit tests of the mutated code only: each mutant runs those that reach it. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['app/domain/**/*.test.ts', 'app/features/spend/**/*.test.ts', 'app/actions/**/*.test.ts'],
    // Instrumented code is slow on a busy machine; Stryker stops a mutant that never ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
