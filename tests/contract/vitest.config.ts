import { defineConfig } from 'vitest/config'

/** The conformance suite against a running sandbox, and against wrong backends. */
export default defineConfig({
  test: {
    name: 'contract',
    environment: 'node',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['../support/sandbox.ts'],
    // All files share one sandbox and its personas.
    fileParallelism: false,
    // For what hangs.
    testTimeout: 120_000,
  },
})
