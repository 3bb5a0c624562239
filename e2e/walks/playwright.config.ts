import { defineConfig } from '@playwright/test'
import type { EngineName } from './person.ts'

const engines: readonly EngineName[] = ['chromium', 'firefox', 'webkit']

/** Walks through the main jobs in each engine, behind `npm run browsers`. Those in one engine share one site (`person.ts`). */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  testMatch: '**/*.walk.ts',
  outputDir: '../../test-results/walks',
  workers: 1,
  reporter: [['line'], ['./table-reporter.ts']],
  timeout: 180_000,
  retries: 0,
  forbidOnly: true,
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
})
