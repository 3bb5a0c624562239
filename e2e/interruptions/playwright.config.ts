import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'
import type { JourneyOptions } from '../support/journey.ts'

/**
 * `npm run interruptions [-- -g 'part of a form or an interruption']`: every form that writes, interrupted in every way, on a page
 * that is hydrated, deferred, or without JavaScript. All of it takes long, so it is no part of `npm test`.
 */
export default defineConfig<JourneyOptions>({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.sweep.ts',
  outputDir: '../../test-results/interruptions',
  globalSetup: '../support/start-world.ts',
  // Most of them wait for a backend that is slow on purpose.
  workers: 4,
  timeout: 90_000,
  reporter: 'line',
  projects: [{ name: 'fr-ca', use: { siteLocale: 'fr-ca', locale: 'fr-CA' } }],
})
