import { defineConfig } from 'vitest/config'
import { ASKED, inlineScripts } from './build/inline-script.ts'
import { leanMessages } from './build/lean-messages.ts'

/** Rules without a state of their own, and tests that read files: they share threads, whose start is half of a short test. */
const pure = [
  'adapter/contentful/**/*.test.ts',
  'app/domain/**/*.test.ts',
  'brands/**/*.test.ts',
  'build/**/*.test.ts',
  'contract/**/*.test.ts',
  'design-system/**/*.test.ts',
  'sandbox/seed/**/*.test.ts',
  'tests/architecture/**/*.test.ts',
  'tests/support/**/*.test.ts',
  'trust/**/*.test.ts',
]
/** Needs a Redis of its own: `npm run trust`. */
const onRedis = 'trust/**/*.redis.test.ts'

const onItsOwn = {
  // Nothing listens there: the usual addresses are those of a `npm start` that runs beside the tests.
  env: { SANDBOX: '1', BACKEND_URL: 'http://127.0.0.1:9', OIDC_ISSUER: 'http://127.0.0.1:9' },
  setupFiles: 'tests/support/unit-setup.ts',
}

/** Unit and architecture tests: pure code in Node, no site, no browser. The other suites have their own configuration. */
export default defineConfig({
  plugins: [
    inlineScripts(),
    // A module loads the messages that it uses, of more than a thousand.
    { ...leanMessages(), applyToEnvironment: () => true },
    {
      name: 'inline-scripts-uncached',
      // Vitest keeps transformed modules by their own source, and such a script holds everything that it imports.
      configureVitest: ({ defineCacheKeyGenerator }) =>
        defineCacheKeyGenerator(({ id }) => (id.endsWith(ASKED) ? false : undefined)),
    },
  ],
  test: {
    environment: 'node',
    // On every core.
    pool: 'threads',
    maxWorkers: '100%',
    // For what hangs: no test is late because the machine is busy. Hooks start what tests use: a store, a backend.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The default is a second, which a busy machine takes.
    expect: { poll: { timeout: 30_000 } },
    // The summary of a run has messages and no differences: they say what is in a list.
    chaiConfig: { truncateThreshold: 300 },
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: pure, exclude: ['**/node_modules/**', onRedis], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          ...onItsOwn,
          include: ['app/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...pure],
        },
      },
      {
        extends: true,
        test: {
          // Each test starts a backend of its own and replaces no module, so that they can share threads, too.
          name: 'backends',
          ...onItsOwn,
          include: ['adapter/**/*.test.ts', 'sandbox/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...pure],
          isolate: false,
        },
      },
    ],
  },
})
