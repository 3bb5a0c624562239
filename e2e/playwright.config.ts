import { defineConfig } from '@playwright/test'
import { fastBrowser, wholeBrowser } from './support/browsers.ts'
import type { JourneyOptions } from './support/journey.ts'

/** Journeys in Chromium against the production build with its own sandbox (`support/start-world.ts`). */
export default defineConfig<JourneyOptions>({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './support/start-world.ts',
  fullyParallel: true,
  // Journeys mostly wait, and other suites run beside them.
  workers: 4,
  // These four are for what hangs: no journey asserts a duration, and a busy machine takes several times as long as an idle one.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // No retries: a flaky journey has found a defect.
  retries: 0,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/Toronto',
    launchOptions: fastBrowser,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Pictures of the document, and with them the requests, would take a seventh of the suite's time: `--trace on` records them,
    // for one journey. What a failed one requested stands in its `requests.txt`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    // Its teardown runs after all journeys, whether or not they pass, and reads the logs and stores that they left.
    { name: 'all journeys', testMatch: [], teardown: 'last' },
    // In this order, and with workers of their own: where a worker goes over to another project, it starts a browser again.
    // What is most worth trying in a second engine, where there is one.
    ...(process.env.FIREFOX_PATH
      ? [
          {
            name: 'firefox',
            grep: /@firefox/,
            workers: 2,
            dependencies: ['all journeys'],
            use: {
              ...{ siteLocale: 'en-ca' as const, locale: 'en-CA' },
              ...{ browserName: 'firefox' as const, channel: 'moz-firefox' },
              launchOptions: { executablePath: process.env.FIREFOX_PATH },
              // Playwright's style for a picture is refused by the policy there, and would look like a defect.
              screenshot: 'off' as const,
            },
          },
        ]
      : []),
    // Before any interaction: in the headless shell, a pointer rests on the page, and hydrates it.
    {
      name: 'whole-browser',
      grep: /@whole-browser/,
      workers: 1,
      dependencies: ['all journeys'],
      use: { siteLocale: 'en-ca', locale: 'en-CA', launchOptions: wholeBrowser },
    },
    {
      name: 'fr-ca',
      testMatch: '**/e2e/both-languages/*.journey.ts',
      workers: 1,
      dependencies: ['all journeys'],
      use: { siteLocale: 'fr-ca', locale: 'fr-CA' },
    },
    {
      name: 'en-ca',
      testIgnore: '**/e2e/last/**',
      grepInvert: /@whole-browser/,
      dependencies: ['all journeys'],
      use: { siteLocale: 'en-ca', locale: 'en-CA' },
    },
    { name: 'last', testMatch: '**/e2e/last/*.journey.ts', use: { siteLocale: 'en-ca', locale: 'en-CA' } },
  ],
})
