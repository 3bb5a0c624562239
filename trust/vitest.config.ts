import { defineConfig } from 'vitest/config'

/** Tests that need a real Redis; the others of this folder run in `npm test`. */
export default defineConfig({
  test: {
    name: 'trust',
    environment: 'node',
    include: ['trust/**/*.redis.test.ts'],
    // For what hangs: a busy machine takes several times as long as an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
