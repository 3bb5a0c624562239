import { createServerFn } from '@tanstack/react-start'
import { BackendError } from '#app/backend/backend-error.ts'
import { botToken, hasBotCheck } from '#app/backend/bot-check.server.ts'
import { type PromotionPinResult, promotionPinBody } from '#app/backend/contract/customers.ts'
import { withCustomer } from '#app/session/session.middleware.ts'

/** Whether a PIN can be redeemed here at all: it needs proof that a person sends it. */
export const getPinCheck = createServerFn()
  .middleware([withCustomer])
  .handler(() => ({ isSetUp: hasBotCheck() }))

/** The points that a PIN added, or why it did not: the rule that failed, and the backend's words. */
export type PinAnswer =
  | { readonly ok: true; readonly result: PromotionPinResult }
  | { readonly ok: false; readonly code: string; readonly detail: string | null }

/** Adds the points of a promotion PIN. @throws BackendError 401 `SIGNED_OUT`, and whatever is not about the PIN */
export const redeemPin = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(promotionPinBody)
  .handler(async ({ data, context }): Promise<PinAnswer> => {
    const token = await botToken('redeemPromotionPin')
    if (token === null) return { ok: false, code: 'BOT_CHECK_MISSING', detail: null }
    try {
      return { ok: true, result: await context.backend.points.redeemPin(data, { botToken: token }) }
    } catch (error) {
      if (!(error instanceof BackendError) || !error.problem || error.status === 401) throw error
      return { ok: false, code: error.code, detail: error.problem.detail }
    }
  })
