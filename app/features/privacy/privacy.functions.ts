import { createServerFn } from '@tanstack/react-start'
import { BackendError } from '#app/backend/backend-error.ts'
import { type ConsentList, consentBody } from '#app/backend/contract/me.ts'
import { withCustomer } from '#app/session/session.middleware.ts'

/** What the member agreed to, with the wording and the day. */
export const getConsents = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.me.consents())

/** The consents after the change, or that the wording on the screen is no longer the one that counts. */
export type SavedConsent =
  | { readonly ok: true; readonly list: ConsentList }
  | { readonly ok: false; readonly reason: 'wording' }

/**
 * Gives or withdraws one consent.
 * @throws BackendError 401 `SIGNED_OUT`, and whatever is not about the wording
 */
export const setConsent = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(consentBody)
  .handler(async ({ data, context }): Promise<SavedConsent> => {
    try {
      return { ok: true, list: await context.backend.me.setConsent(data) }
    } catch (error) {
      if (error instanceof BackendError && error.status === 422) return { ok: false, reason: 'wording' }
      throw error
    }
  })
