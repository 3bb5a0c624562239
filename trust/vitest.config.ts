import { defineConfig } from 'vitest/config'

/** Tests that need a real Redis; the others of this folder run in `npm test`. */
export default defineConfig({
  test: {
    name: 'trust',
    environment: 'node',
    include: ['trust/**/*.redis.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
