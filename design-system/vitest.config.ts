import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS } from './pictures/chromium-args.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: CHROMIUM_ARGS,
}

/** Every story is a test: it renders, its play function passes, and axe finds nothing in light nor in dark. */
export default defineConfig({
  root: here('.'),
  plugins: [storybookTest({ configDir: here('./.storybook') })],
  test: {
    name: 'stories',
    env: { STORYBOOK_TESTS: '1' },
    // Tests spend most of their time waiting: three pages keep two cores busy.
    maxWorkers: 3,
    // One page for many files: loading it anew for each took half of the time. A story sets what it needs and leaves nothing.
    isolate: false,
    // The board renders every component, which takes a while on a busy machine.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      // For what hangs: in a fresh clone a busy machine takes minutes to prepare the packages.
      connectTimeout: 600_000,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
