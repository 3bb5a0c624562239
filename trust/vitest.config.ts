import { defineConfig } from 'vitest/config'

/** Tests that need a real Redis, and tests of the judge. */
export default defineConfig({
  test: { name: 'trust', environment: 'node', include: ['trust/**/*.test.ts'], testTimeout: 30_000 },
})
