import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'
import type { JourneyOptions } from '../support/journey.ts'

/**
 * `npm run heard [-- -g 'part of a task']`: drives the site with a keyboard and the screen reader Orca, in Chromium and in
 * Firefox (`--project=firefox-fr-ca` for one), and compares all that it says with `transcripts/`; with `--update-snapshots=all`
 * writes them anew. It needs packages of Debian (`orca.ts`) and takes long, so it is not part of `npm test`.
 */
export default defineConfig<JourneyOptions>({
  ...journeys,
  testDir: '.',
  testMatch: '**/*.heard.ts',
  outputDir: '../../test-results/heard',
  globalSetup: '../support/start-world.ts',
  snapshotPathTemplate: '{testDir}/transcripts/{projectName}/{arg}{ext}',
  // There is one Orca a person.
  workers: 1,
  timeout: 240_000,
  reporter: 'line',
  projects: (['chromium', 'firefox'] as const).flatMap((browserName) => [
    { name: `${browserName}-en-ca`, use: { browserName, siteLocale: 'en-ca', locale: 'en-CA' } },
    { name: `${browserName}-fr-ca`, use: { browserName, siteLocale: 'fr-ca', locale: 'fr-CA' } },
  ]),
})
