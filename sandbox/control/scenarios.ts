import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { calls } from '../../app/backend/contract/calls.ts'

/**
 * What may happen to the calls of one customer:
 * `slow` waits `ms` · `status` refuses with `status`, `code`, `detail` before anything is done · `cut-after-commit`
 * does the work and cuts the connection · `reset` cuts it before · `unparsable` breaks the answer's JSON off half-way ·
 * `unparsable-orders` spoils the orders' JSON inside a good answer ·
 * `expired-token` answers as if the bearer had expired · `empty` empties every list of the answer · `strange-keys` puts
 * `__proto__` and `constructor` into every object of the answer · `huge` adds a text of 5 MB to it ·
 * `joining-closed` makes page data say that nobody can sign in or join (`public.auth.isActive`) ·
 * `flags-off` makes it say that no feature is there (`featureFlags`) ·
 * `wrong-sums` makes the history claim a closing balance that its lines do not come to ·
 * `frozen` makes the customer's spending frozen.
 */
export const scenarioBody = z.object({
  call: z.string().refine((name) => name === '*' || Object.hasOwn(calls, name), 'an operation name, or *'),
  kind: z.enum([
    'slow',
    'status',
    'cut-after-commit',
    'reset',
    'unparsable',
    'unparsable-orders',
    'expired-token',
    'empty',
    'strange-keys',
    'huge',
    'joining-closed',
    'flags-off',
    'wrong-sums',
    'frozen',
  ]),
  ms: z.int().min(0).max(60_000).default(2_000),
  status: z.int().min(400).max(599).default(503),
  code: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/)
    .default('UNAVAILABLE'),
  detail: z.string().min(1).optional(),
  times: z.int().min(1).optional(),
})
export type Scenario = z.output<typeof scenarioBody>

export type Scenarios = ReturnType<typeof createScenarios>

/** Scenarios by owner: a customer's sub, or an id sent in `x-borealis-scenario`. Never global. */
export function createScenarios(db: DatabaseSync) {
  const insert = db.prepare(
    'INSERT INTO scenarios (owner, call, kind, ms, status, code, detail, times_left) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const first = db.prepare(
    "SELECT * FROM scenarios WHERE owner IN (?, ?) AND call IN (?, '*') ORDER BY id LIMIT 1",
  )
  const list = db.prepare('SELECT * FROM scenarios WHERE owner = ? ORDER BY id')
  const countDown = db.prepare('UPDATE scenarios SET times_left = times_left - 1 WHERE id = ?')
  const spent = db.prepare('DELETE FROM scenarios WHERE id = ? AND times_left <= 0')

  return {
    add(owner: string, { call, kind, ms, status, code, detail, times }: Scenario): void {
      insert.run(owner, call, kind, ms, status, code, detail ?? null, times ?? null)
    },

    clear(owner: string): void {
      db.prepare('DELETE FROM scenarios WHERE owner = ?').run(owner)
    },

    list: (owner: string): Scenario[] => list.all(owner).map(toScenario),

    /** The oldest scenario that applies to this call; using it counts. */
    meet(sub: string | null, scenarioId: string | null, call: string): Scenario | null {
      if (sub === null && scenarioId === null) return null
      const row = first.get(sub ?? '', scenarioId ?? '', call)
      if (!row) return null
      if (row.times_left !== null) {
        countDown.run(Number(row.id))
        spent.run(Number(row.id))
      }
      return toScenario(row)
    },
  }
}

function toScenario(row: Record<string, unknown>): Scenario {
  return scenarioBody.parse({
    call: row.call,
    kind: row.kind,
    ms: row.ms,
    status: row.status,
    code: row.code,
    ...(row.detail !== null && { detail: row.detail }),
    ...(row.times_left !== null && Number(row.times_left) > 0 && { times: row.times_left }),
  })
}
