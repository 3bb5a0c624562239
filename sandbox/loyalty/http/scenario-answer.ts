import type { Operation } from '@borealis/contract/calls.ts'
import type { Answer } from '@borealis/contract/serving/answer.ts'
import type { Scenario } from '../../control/scenarios.ts'
import { type Asked, withForeignTexts } from './foreign-texts.ts'

/** Size of the largest response a client should read. */
const HUGE_BYTES = 5 * 1024 * 1024

/** Error in the sums of a `wrong-sums` scenario, in points. */
const WRONG_BY = 100

/** Drop the connection instead of answering. */
export class CutConnection extends Error {
  override name = 'CutConnection'
}

/** The answer of a `status` scenario. */
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

/** The answer of a scenario that sends its own body, as a gateway or a backend beside the contract would. */
export const foreignAnswer = ({ status, detail = '' }: Scenario): Answer => ({
  status,
  body: detail,
  headers: { 'content-type': detail.startsWith('{') ? 'application/json' : 'text/html; charset=utf-8' },
})

type Change = (body: string, operation: Operation, scenario: Scenario, asked: Asked) => string

/** Restricts a change to the answers of one call. */
const only =
  (wanted: Operation, change: Change): Change =>
  (body, operation, scenario, asked) =>
    operation === wanted ? change(body, operation, scenario, asked) : body

const STRANGE_KEYS = '{"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}},'

/** How each kind of scenario changes the body of a successful answer; other kinds do not. */
const changes: { readonly [Kind in Scenario['kind']]?: Change } = {
  'unparsable-orders': only('listOrders', () =>
    JSON.stringify({ data: { data: '{"orders": [{"orderNumber": ' } }),
  ),
  unparsable: (body) => body.slice(0, Math.ceil(body.length / 2)),
  empty: (body, operation) =>
    operation === 'getPageData' ? body : JSON.stringify(emptied(JSON.parse(body), operation)),
  // Orders are JSON within a JSON string; both levels are changed.
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
  odd: (body, operation, { detail = '{}' }) => {
    const instead: unknown = JSON.parse(detail)
    if (typeof instead === 'object' && instead !== null && '' in instead) return JSON.stringify(instead[''])
    // Orders are JSON within a JSON string.
    if (operation !== 'listOrders') return withValues(body, detail)
    const { data } = JSON.parse(body)
    return JSON.stringify({ data: { data: withValues(data.data, detail) } })
  },
  'foreign-texts': (body, operation, _scenario, asked) => withForeignTexts(body, operation, asked),
  frozen: only('getCustomer', (body) => body.replace('"isFrozen":false', '"isFrozen":true')),
}

/** Applies a scenario to a successful answer. */
export function applyScenario(
  answer: Answer,
  operation: Operation,
  scenario: Scenario | null,
  asked: Asked,
): Answer {
  const change = scenario && changes[scenario.kind]
  if (!change || answer.body === null || answer.status >= 400) return answer
  return { ...answer, body: change(answer.body, operation, scenario, asked) }
}

/** A JSON text with other values at some dotted paths; one that leads nowhere changes nothing. */
function withValues(body: string, detail: string): string {
  const answer: unknown = JSON.parse(body)
  for (const [path, value] of Object.entries<unknown>(JSON.parse(detail))) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const holder = keys.reduce<unknown>((part, key) => Reflect.get(Object(part), key), answer)
    if (typeof holder === 'object' && holder !== null) Reflect.set(holder, last, value)
  }
  return JSON.stringify(answer)
}

/** Fields with the length of a list. */
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
