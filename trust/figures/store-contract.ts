import { stripVTControlCharacters } from 'node:util'
import { runCommand } from '../../scripts/run-command.ts'
import type { Figure } from '../figure.ts'

/**
 * Runs the record store's tests, which `npm test` runs on the embedded store, on a real Redis and on replicated ones.
 */
export async function storeContract(): Promise<Figure> {
  const { ok, output } = await runCommand([
    'node_modules/.bin/vitest',
    'run',
    '--config',
    'trust/vitest.config.ts',
  ])
  const count = /Tests\D*(\d+) passed/.exec(stripVTControlCharacters(output))?.[1] ?? '0'
  return {
    name: 'Session store: the contract on a real Redis, on replicas, and in a failover',
    goal: 'every test passes',
    measured: `${count} passed${ok ? '' : ', some failed'}`,
    isMet: ok && Number(count) > 0,
    notes: ok ? [] : output.split('\n').slice(-10),
  }
}
