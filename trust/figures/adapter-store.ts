import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runCommand } from '../../scripts/run-command.ts'
import type { Figure } from '../figure.ts'
import { startPostgres } from '../harness/postgres.ts'

/** What `npm test` runs on a SQLite file. */
const TESTS = ['adapter/store.test.ts', 'adapter/kills.test.ts']

/** Runs the adapter's trials, killed processes included, on a real Postgres. */
export async function adapterOnPostgres(): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'borealis-postgres-'))
  const { server, url } = await startPostgres(folder)
  try {
    const vitest = ['node_modules/.bin/vitest', 'run', '--project', 'unit', ...TESTS]
    const { ok, output } = await runCommand(vitest, { env: { ADAPTER_STORE: url } })
    const count = /Tests\D*(\d+) passed/.exec(stripVTControlCharacters(output))?.[1] ?? '0'
    return {
      name: 'The adapter on Postgres: its store, killed processes, lost answers, two processes at once',
      goal: 'every test passes',
      measured: `${count} passed${ok ? '' : ', some failed'}`,
      isMet: ok && Number(count) > 0,
      notes: ok ? [] : output.split('\n').slice(-10),
    }
  } finally {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}
