import { defineConfig } from '@playwright/test'
import { fastBrowser } from './support/browsers.ts'
import type { JourneyOptions } from './support/journey.ts'

/** Journeys in Chromium against the production build, its own sandbox beside it (`support/start-world.ts`). */
export default defineConfig<JourneyOptions>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './support/start-world.ts',
  fullyParallel: true,
  // Journeys wait more than they work: three keep two cores busy.
  workers: 3,
  // Three times what the longest takes on a quiet machine: no journey asserts a time, and a shared one may be half as fast.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // No retries: a journey that passes only the second time has found something.
  retries: 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/Toronto',
    launchOptions: fastBrowser,
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'en-ca', testIgnore: '**/last/**', use: { siteLocale: 'en-ca', locale: 'en-CA' } },
    {
      name: 'fr-ca',
      testMatch: '**/both-languages/*.journey.ts',
      use: { siteLocale: 'fr-ca', locale: 'fr-CA' },
    },
    // Reads what all the others left behind.
    {
      name: 'last',
      testMatch: '**/last/*.journey.ts',
      dependencies: ['en-ca', 'fr-ca'],
      use: { siteLocale: 'en-ca', locale: 'en-CA' },
    },
  ],
})
