import { defineConfig } from 'vitest/config'

/** Tests every call of the contract over HTTP against a running sandbox. */
export default defineConfig({
  test: {
    name: 'contract',
    environment: 'node',
    root: import.meta.dirname,
    // The tests of the site's client read the site's environment.
    env: { SANDBOX: '1' },
    include: ['*.test.ts'],
    globalSetup: ['../support/sandbox.ts'],
    // All files share one sandbox and its clock.
    fileParallelism: false,
    testTimeout: 20_000,
  },
})
