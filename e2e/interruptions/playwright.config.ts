import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'
import type { JourneyOptions } from '../support/journey.ts'

/**
 * `npm run interruptions [-- -g 'part of a form or interruption']`: interrupts every form that writes in every way, on
 * pages that are hydrated, deferred, or without JavaScript. It takes long, so it is not part of `npm test`.
 */
export default defineConfig<JourneyOptions>({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.sweep.ts',
  outputDir: '../../test-results/interruptions',
  globalSetup: '../support/start-world.ts',
  // Most of them wait for a slow backend.
  workers: 4,
  timeout: 90_000,
  reporter: 'line',
  projects: [{ name: 'fr-ca', use: { siteLocale: 'fr-ca', locale: 'fr-CA' } }],
})
