import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import site from '../../app.config.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Calls typed server functions over HTTP against a running production build. */
export default mergeConfig(
  site,
  defineConfig({
    root: here('../..'),
    test: {
      name: 'integration',
      include: ['tests/integration/**/*.test.ts'],
      environment: here('./browser-side.ts'),
      // The tests mostly wait: for simulated timeouts, or for a second to pass.
      maxWorkers: 4,
      // The site runs apart, and no test replaces a module: workers load the typed calls once.
      isolate: false,
      globalSetup: [here('./setup.ts')],
      // Start's own isomorphic functions are compiled like the site's.
      server: { deps: { inline: [/@tanstack\/(react-)?start/] } },
      setupFiles: [here('./start-options.ts')],
      // For what hangs: a busy machine takes several times as long as an idle one.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      // The summary of a run has messages and no differences: they say what is in a list.
      chaiConfig: { truncateThreshold: 300 },
    },
  }),
)
