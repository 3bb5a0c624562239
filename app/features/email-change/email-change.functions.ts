import { email as emailShape } from '@borealis/contract/values.ts'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { BackendError } from '#app/backend/backend-error.ts'
import * as m from '#app/paraglide/messages.js'
import { withCustomer, withStepUp } from '#app/session/session.middleware.ts'

export type EmailProblem = 'missing' | 'wrong' | 'same'

/** Where the customer confirms the change, or what is wrong with the address. */
export type PreparedEmail =
  | { readonly ok: true; readonly stepUp: string }
  | { readonly ok: false; readonly problem: EmailProblem }

/**
 * Records a new e-mail address until a step-up confirms it. Nothing is asked of the backend before.
 * @throws BackendError 401 `SIGNED_OUT`
 */
export const prepareEmail = createServerFn({ method: 'POST' })
  .middleware([withStepUp])
  .validator(z.object({ typed: z.string().max(500) }))
  .handler(async ({ data, context }): Promise<PreparedEmail> => {
    const typed = data.typed.trim()
    const checked = emailShape.safeParse(typed)
    if (!checked.success) return { ok: false, problem: typed === '' ? 'missing' : 'wrong' }
    const email = checked.data
    const profile = await context.backend.customers.profile()
    if (email.toLowerCase() === profile.email.toLowerCase()) return { ok: false, problem: 'same' }
    const prepared = await context.intents.prepare({
      pending: { action: 'update_email', payload: { email } },
      hint: (locale) => ({ title: m.email_hintTitle({}, { locale }), detail: email }),
      resumePath: '/account/profile/email',
    })
    return { ok: true, ...prepared }
  })

/**
 * Takes a change back that waits for its confirmation; its link stops working. One that was taken back or confirmed
 * meanwhile is no error: the profile says which.
 * @throws BackendError 401 `SIGNED_OUT`
 */
export const cancelEmailChange = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .handler(async ({ context }): Promise<void> => {
    try {
      await context.backend.me.cancelEmailChange()
    } catch (error) {
      if (!(error instanceof BackendError && error.status === 404)) throw error
    }
  })
