import { defineConfig } from 'vitest/config'

/** Every call of the contract against the running sandbox, over HTTP. */
export default defineConfig({
  test: {
    name: 'contract',
    environment: 'node',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['../support/sandbox.ts'],
    // One sandbox and one clock for all of them.
    fileParallelism: false,
    testTimeout: 20_000,
  },
})
