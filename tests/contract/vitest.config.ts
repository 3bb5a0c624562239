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
    // For what hangs: a busy machine takes several times as long as an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // The summary of a run has messages and no differences: they say what is in a list.
    chaiConfig: { truncateThreshold: 300 },
  },
})
