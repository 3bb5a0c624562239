import { defineConfig } from 'vitest/config'

/** The unit tests of what is mutated, and no others: each mutant runs those that reach it. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['app/domain/**/*.test.ts', 'app/features/gift-cards/**/*.test.ts', 'app/session/**/*.test.ts'],
    // Changed code is slow on a busy machine; a mutant that never ends is ended by Stryker.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
