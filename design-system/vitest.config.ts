import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Every story is a test, in light and in dark: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  root: here('.'),
  test: {
    // Each waits more than it works: three pages keep two cores busy.
    maxWorkers: 3,
    // The board shows everything at once, and a busy machine takes its time over it.
    testTimeout: 60_000,
    projects: (['light', 'dark'] as const).map((theme) => ({
      extends: true,
      plugins: [storybookTest({ configDir: here('./.storybook') })],
      test: {
        name: `stories, ${theme}`,
        env: { STORYBOOK_THEME: theme },
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions: chromium }),
          instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
        },
      },
    })),
  },
})
