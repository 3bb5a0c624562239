import { defineConfig } from '@playwright/test'

/** Walks in Safari's engine, behind `npm run browsers`. Each starts its own browser, and all share one site (`webkit.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.walk.ts',
  outputDir: '../../test-results/webkit',
  workers: 1,
  timeout: 180_000,
  retries: 0,
  forbidOnly: true,
})
