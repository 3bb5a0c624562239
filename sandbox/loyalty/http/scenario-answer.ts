import type { Operation } from '../../../app/backend/contract/calls.ts'
import type { Scenario } from '../../control/scenarios.ts'
import type { Answer } from './problem.ts'

/** As long as the longest answer that a client should read. */
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

/** What becomes of a good answer: spoiled, emptied, or left as it is. */
export function bend(answer: Answer, operation: Operation, scenario: Scenario | null): Answer {
  if (answer.body === null || answer.status >= 400) return answer
  if (scenario?.kind === 'unparsable-orders' && operation === 'listOrders') {
    return { ...answer, body: JSON.stringify({ data: { data: '{"orders": [{"orderNumber": ' } }) }
  }
  if (scenario?.kind === 'unparsable') {
    return { ...answer, body: answer.body.slice(0, Math.ceil(answer.body.length / 2)) }
  }
  if (scenario?.kind === 'empty' && operation !== 'getPageData') {
    return { ...answer, body: JSON.stringify(emptied(JSON.parse(answer.body), operation)) }
  }
  if (scenario?.kind === 'strange-keys') {
    const strange = '{"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}},'
    const inText = strange.replaceAll('"', '\\"')
    // The orders travel as JSON inside a JSON string, and are spoiled the same way.
    return {
      ...answer,
      body: answer.body.replace(/(?<!\\)\{(?=")/g, strange).replace(/\{(?=\\")/g, inText),
    }
  }
  if (scenario?.kind === 'huge') {
    return { ...answer, body: answer.body.replace(/^\{/, `{"padding":"${'x'.repeat(HUGE_BYTES)}",`) }
  }
  if (scenario?.kind === 'joining-closed' && operation === 'getPageData') {
    return { ...answer, body: answer.body.replace('"isActive":true', '"isActive":false') }
  }
  if (scenario?.kind === 'flags-off' && operation === 'getPageData') {
    const flags = /"featureFlags":\{[^}]*\}/
    return {
      ...answer,
      body: answer.body.replace(flags, (found) => found.replaceAll(':true', ':false')),
    }
  }
  if (scenario?.kind === 'wrong-sums' && operation === 'getPointsHistory') {
    const more = (points: string) => `"closing":${Number(points) + WRONG_BY}`
    return {
      ...answer,
      body: answer.body.replace(/"closing":(-?\d+)/, (_all, points: string) => more(points)),
    }
  }
  if (scenario?.kind === 'frozen' && operation === 'getCustomer') {
    return { ...answer, body: answer.body.replace('"isFrozen":false', '"isFrozen":true') }
  }
  return answer
}

function emptied(value: unknown, operation: Operation): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (operation === 'listOrders') {
    const page = { orders: [], pageNumber: 1, pageSize: 20, totalCount: 0 }
    return { data: { data: JSON.stringify(page) } }
  }
  const entries = Object.entries(value).map(([key, item]) => {
    if (Array.isArray(item)) return [key, []]
    return [key, key === 'totalCount' ? 0 : item]
  })
  return Object.fromEntries(entries)
}
