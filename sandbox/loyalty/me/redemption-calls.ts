import { problem } from '@borealis/contract/problem.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'

/** Outcome of a redemption whose answer was lost, by the customer's own key. */
export function redemptionCalls({ db }: Loyalty) {
  return {
    getRedemption: ({ sub, params }) => {
      const row = db
        // Claims have keys too, but are not redemptions.
        .prepare("SELECT * FROM redemptions WHERE sub = ? AND key = ? AND operation <> 'createClaim'")
        .get(sub, params.idempotencyKey)
      if (!row) return { status: 'unknown' as const }
      if (row.state === 'running') return { status: 'running' as const }
      const answer: unknown = JSON.parse(String(row.response))
      if (row.state === 'refused') return { status: 'refused' as const, problem: problem.parse(answer) }
      return {
        status: 'done' as const,
        orderNumber: String(row.order_number),
        pageNumber: 1,
        points: Number(row.points),
      }
    },
  } satisfies Handlers
}
