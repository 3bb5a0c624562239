import type { Operation } from '../../../app/backend/contract/calls.ts'
import type { Scenario } from '../../control/scenarios.ts'
import type { Answer } from './problem.ts'

/** As large as the largest response that a client should read. */
const HUGE_BYTES = 5 * 1024 * 1024

/** Points that nobody earned. */
const WRONG_BY = 100

/** The connection is to be dropped instead of answered. */
export class CutConnection extends Error {
  override name = 'CutConnection'
}

/** The refusal that a `status` scenario asks for, in its own words. */
export function scenarioRefusal({ status, code, detail }: Scenario, correlationId: string): Answer {
  return {
    status,
    body: JSON.stringify({
      type: 'about:blank',
      title: `Scenario ${code}`,
      status,
      detail: detail ?? `A scenario of the sandbox answers ${status} ${code}.`,
      code,
      correlationId,
    }),
    headers: { 'content-type': 'application/problem+json' },
  }
}

type Change = (body: string, operation: Operation) => string

/** A change of one call's answers only. */
const only =
  (wanted: Operation, change: Change): Change =>
  (body, operation) =>
    operation === wanted ? change(body, operation) : body

const STRANGE_KEYS = '{"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}},'

/** What a scenario does to the body of a good answer; the kinds that are not here leave it as it is. */
const changes: { readonly [Kind in Scenario['kind']]?: Change } = {
  'unparsable-orders': only('listOrders', () =>
    JSON.stringify({ data: { data: '{"orders": [{"orderNumber": ' } }),
  ),
  unparsable: (body) => body.slice(0, Math.ceil(body.length / 2)),
  empty: (body, operation) =>
    operation === 'getPageData' ? body : JSON.stringify(emptied(JSON.parse(body), operation)),
  // The orders travel as JSON inside a JSON string, and are spoiled the same way.
  'strange-keys': (body) =>
    body.replace(/(?<!\\)\{(?=")/g, STRANGE_KEYS).replace(/\{(?=\\")/g, STRANGE_KEYS.replaceAll('"', '\\"')),
  huge: (body) => body.replace(/^\{/, `{"padding":"${'x'.repeat(HUGE_BYTES)}",`),
  'joining-closed': only('getPageData', (body) => body.replace('"isActive":true', '"isActive":false')),
  'flags-off': only('getPageData', (body) =>
    body.replace(/"featureFlags":\{[^}]*\}/, (flags) => flags.replaceAll(':true', ':false')),
  ),
  'wrong-sums': only('getPointsHistory', (body) =>
    body.replace(/"closing":(-?\d+)/, (_all, points: string) => `"closing":${Number(points) + WRONG_BY}`),
  ),
  frozen: only('getCustomer', (body) => body.replace('"isFrozen":false', '"isFrozen":true')),
}

/** A good answer as the scenario wants it. */
export function applyScenario(answer: Answer, operation: Operation, scenario: Scenario | null): Answer {
  const change = scenario && changes[scenario.kind]
  if (!change || answer.body === null || answer.status >= 400) return answer
  return { ...answer, body: change(answer.body, operation) }
}

/** Fields that say how long a list is. */
const COUNTS = new Set(['totalCount', 'listCount', 'runningCount'])

function emptied(value: unknown, operation: Operation): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (operation === 'listOrders') {
    const page = { orders: [], pageNumber: 1, pageSize: 20, totalCount: 0 }
    return { data: { data: JSON.stringify(page) } }
  }
  const entries = Object.entries(value).map(([key, item]) => {
    if (Array.isArray(item)) return [key, []]
    if (key === 'featured') return [key, null]
    return [key, COUNTS.has(key) ? 0 : item]
  })
  return Object.fromEntries(entries)
}
