import type { Intent } from './intents.server.ts'
import { actionOf } from './registry.ts'

/** How far an order has come. `refused` carries the backend's own words in the customer's language (spec §8). */
export type OrderProgress =
  | {
      readonly name: 'waiting'
      readonly cancelled: boolean
      /** Its outcome was unknown, and the customer has said that it is not among their orders. */
      readonly hasLooked?: true
    }
  | { readonly name: 'running' }
  /** It may have been placed: nobody could tell. What it was, as its step-up said it. */
  | { readonly name: 'unknown'; readonly title: string; readonly detail: string }
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
  /**
   * An earlier order whose outcome is not known yet: nothing else may be ordered before it is. `isUnknown`: nobody could
   * tell, and the customer has to look.
   */
  readonly blockedBy: { readonly intent: string; readonly isUnknown: boolean } | null
}

/** @param intent in the language of the page */
export function progressOf({
  state,
  pending,
  hint,
  hasLooked,
}: Pick<Intent, 'state' | 'pending' | 'hint' | 'hasLooked'>): OrderProgress {
  switch (state.name) {
    case 'waiting':
      return {
        name: 'waiting',
        cancelled: state.cancelled,
        ...((hasLooked ?? state.hasLooked) && { hasLooked: true }),
      }
    case 'running':
      return { name: 'running' }
    case 'unknown':
      return { name: 'unknown', title: hint.title, detail: hint.detail }
    case 'done':
      return { name: 'done', orderNumber: state.orderNumber ?? null }
    case 'refused': {
      const { code, detail, correlationId } = state.refusal
      const { points = null, creditCents = null } = actionOf(pending)?.order ?? {}
      return { name: 'refused', code, detail: detail ?? null, reference: correlationId, points, creditCents }
    }
  }
}
