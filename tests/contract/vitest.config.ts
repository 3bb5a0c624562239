import { defineConfig } from 'vitest/config'

/** The conformance suite against a running sandbox and against wrong backends, and the site's client with unknown values. */
export default defineConfig({
  test: {
    name: 'contract',
    environment: 'node',
    root: import.meta.dirname,
    // The tests of the site's client read the site's environment.
    env: { SANDBOX: '1' },
    include: ['*.test.ts'],
    globalSetup: ['../support/sandbox.ts'],
    // All files share one sandbox and its personas.
    fileParallelism: false,
    testTimeout: 20_000,
  },
})
