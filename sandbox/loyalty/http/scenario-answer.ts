import type { Operation } from '../../../app/backend/contract/calls.ts'
import type { Scenario } from '../../control/scenarios.ts'
import type { Answer } from './problem.ts'

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
  if (scenario?.kind === 'empty' && operation !== 'getPageData') {
    return { ...answer, body: JSON.stringify(emptied(JSON.parse(answer.body), operation)) }
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
