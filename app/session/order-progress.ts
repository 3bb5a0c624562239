import type { Intent } from './intents.server.ts'
import { creditCentsOf, pointsOf } from './pending-action.ts'

/** How far an order has come. `refused` carries the backend's own words in the customer's language (spec §8). */
export type OrderProgress =
  | { readonly name: 'waiting'; readonly cancelled: boolean }
  | { readonly name: 'running' }
  | { readonly name: 'done'; readonly orderNumber: string | null }
  | {
      readonly name: 'refused'
      readonly code: string
      readonly detail: string | null
      readonly reference: string
      /** What the customer had agreed to pay. */
      readonly points: number | null
      /** What those points were to pay; for travel and credits. */
      readonly creditCents: number | null
    }

/** An order as the customer is about to agree to it. */
export interface ReviewedOrder {
  /** Posted to `/auth/step-up` to confirm; holds the idempotency key on the server. */
  readonly intent: string
  readonly progress: OrderProgress
  /** An earlier order whose outcome is not known yet: nothing else may be ordered before it is. */
  readonly blockedBy: string | null
}

export function progressOf({ state, pending }: Pick<Intent, 'state' | 'pending'>): OrderProgress {
  switch (state.name) {
    case 'waiting':
      return { name: 'waiting', cancelled: state.cancelled }
    case 'running':
      return { name: 'running' }
    case 'done':
      return { name: 'done', orderNumber: state.orderNumber ?? null }
    case 'refused': {
      const { code, detail, correlationId } = state.refusal
      const [points, creditCents] = [pointsOf(pending), creditCentsOf(pending)]
      return { name: 'refused', code, detail: detail ?? null, reference: correlationId, points, creditCents }
    }
  }
}
