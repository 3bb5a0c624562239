import type { DatabaseSync } from 'node:sqlite'
import { calls } from '@borealis/contract/calls.ts'
import { z } from 'zod'

/**
 * Scenarios for the calls of one customer:
 *
 * - `slow`: waits `ms`
 * - `status`: refuses with `status`, `code`, `detail` before doing anything
 * - `cut-after-commit`: completes the call, then drops the connection
 * - `answer-after-commit`: completes the call, then answers with `status` and `detail` as its whole body, as it is
 * - `bare`: refuses with `status` and `detail` as its whole body, as it is, before doing anything: no problem document
 * - `reset`: drops the connection before
 * - `unparsable`: truncates the response's JSON
 * - `unparsable-orders`: corrupts the JSON string of orders in a valid response
 * - `expired-token`: answers as if the bearer token had expired
 * - `empty`: empties every list of the response
 * - `strange-keys`: adds `__proto__` and `constructor` to every object of the response
 * - `huge`: adds 5 MB of text to the response
 * - `joining-closed`: page data says that nobody can sign in or join (`public.auth.isActive`)
 * - `flags-off`: page data has no features (`featureFlags`)
 * - `odd`: changes single fields of a successful response: `detail` is JSON, values by dotted path (`offers.0.endDate`), or
 *   under an empty path one that stands for the whole body
 * - `foreign-texts`: texts are as long, as marked up or as empty as in other systems, and pictures are missing (`foreign-texts.ts`)
 * - `wrong-sums`: the history's closing balance contradicts its transactions
 * - `frozen`: the customer's redemptions are frozen
 */
export const scenarioBody = z.object({
  call: z.string().refine((name) => name === '*' || Object.hasOwn(calls, name), 'an operation name, or *'),
  kind: z.enum([
    'slow',
    'status',
    'cut-after-commit',
    'answer-after-commit',
    'bare',
    'reset',
    'unparsable',
    'unparsable-orders',
    'expired-token',
    'empty',
    'strange-keys',
    'huge',
    'joining-closed',
    'flags-off',
    'odd',
    'foreign-texts',
    'wrong-sums',
    'frozen',
  ]),
  ms: z.int().min(0).max(60_000).default(2_000),
  status: z.int().min(200).max(599).default(503),
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
