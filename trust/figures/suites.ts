import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findOrInstallChromium, findOrInstallHeadlessShell } from '../../scripts/find-browsers.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { journeySuite } from '../../scripts/test-steps.ts'
import type { Figure } from '../figure.ts'
import { startPostgres } from '../harness/postgres.ts'
import { PROCESSES } from '../harness/world.ts'

// Suites of `npm test`, on what production has.

/** Runs the whole journey suite in its own world: four processes behind HAProxy with sessions in Redis. */
export async function journeysBehindProxy(): Promise<Figure> {
  const env = {
    JOURNEY_PROCESSES: String(PROCESSES),
    CHROMIUM_PATH: findOrInstallChromium(),
    HEADLESS_SHELL_PATH: findOrInstallHeadlessShell(),
  }
  const { passed, failed, notes, output } = await journeySuite(env)()
  return {
    name: 'Scale-out: the whole journey suite against 4 processes behind HAProxy, sessions in Redis',
    goal: 'all journeys of every file pass',
    measured: `${passed} passed, ${failed} failed`,
    isMet: failed === 0 && passed > 0,
    notes: failed > 0 ? [...notes, ...output.split('\n').slice(-200)] : [],
  }
}

/** Runs the record store's tests, which `npm test` runs on the embedded store, on a real Redis and on replicated ones. */
export const storeContract = (): Promise<Figure> =>
  everyTest('Session store: the contract on a real Redis, on replicas, and in a failover', [
    '--config',
    'trust/vitest.config.ts',
  ])

/** What `npm test` runs on a SQLite file. */
const ADAPTER_TESTS = ['adapter/store.test.ts', 'adapter/kills.test.ts']

/** Runs the adapter's trials, killed processes included, on a real Postgres. */
export async function adapterOnPostgres(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'borealis-postgres-'))
  const { server, url } = await startPostgres(folder)
  try {
    return await everyTest(
      'The adapter on Postgres: its store, killed processes, lost answers, two processes at once',
      ADAPTER_TESTS,
      { ADAPTER_STORE: url },
    )
  } finally {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function everyTest(name: string, options: string[], env: Record<string, string> = {}): Promise<Figure> {
  const { ok, output } = await runCommand(['node_modules/.bin/vitest', 'run', ...options], { env })
  const said = stripVTControlCharacters(output)
  const count = /Tests .*?(\d+) passed/.exec(said)?.[1] ?? '0'
  return {
    name,
    goal: 'every test passes',
    measured: `${count} passed${ok ? '' : ', some failed'}`,
    isMet: ok && Number(count) > 0,
    notes: ok ? [] : said.split('\n').slice(-60),
  }
}
