import { type PromotionPinResult, promotionPinBody } from '@borealis/contract/customers.ts'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import { acceptBotToken } from '#app/bot-check/bot-check.server.ts'
import { enforceRateLimit, isOurFailure } from '#app/session/rate-limits.server.ts'
import { withCustomer } from '#app/session/session.middleware.ts'

/** A PIN with the proof that a person sends it. */
const pinRequest = promotionPinBody.extend({ token: z.string().min(1).max(5_000) })

/** The points that a PIN added, or why it did not: the code, and the backend's words where it has some. */
export type PinAnswer =
  | { readonly ok: true; readonly result: PromotionPinResult }
  | { readonly ok: false; readonly code: string; readonly detail: string | null }

/**
 * Adds the points of a promotion PIN.
 * @throws BackendError 401 `SIGNED_OUT`, 429 `TOO_MANY_REQUESTS`, `BOT_CHECK_DOWN`, and whatever the backend says no sentence about
 */
export const redeemPin = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(pinRequest)
  .handler(async ({ data: { pin, token }, context }): Promise<PinAnswer> => {
    const limit = await enforceRateLimit('pin', context.session.value.sub)
    try {
      const botToken = await acceptBotToken(token, 'redeemPromotionPin')
      const result = await context.backend.redeemPromotionPin({ body: { pin }, botToken })
      await limit.refund()
      return { ok: true, result }
    } catch (error) {
      if (!(error instanceof BackendError) || error.status === 401) throw error
      // A PIN that may have been redeemed all the same has been tried: who guesses reads the outcome in the balance.
      const isUntried = error.code === 'BOT_CHECK_DOWN' || !mayHaveHappened(error)
      if (isUntried && isOurFailure(error)) await limit.refund()
      if (error.code === 'BOT_CHECK_FAILED') return { ok: false, code: error.code, detail: null }
      // The page has its own words for too many tries: an earlier one may have added its points.
      if (!error.problem || error.code === 'TOO_MANY_REQUESTS') throw error
      return { ok: false, code: error.code, detail: error.problem.detail }
    }
  })
