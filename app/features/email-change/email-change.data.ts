import { emailConfirmationBody } from '@borealis/contract/me.ts'
import { email as emailShape } from '@borealis/contract/values.ts'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { updateEmail } from '#app/actions/account.ts'
import { withIntents } from '#app/actions/with-intents.ts'
import { BackendError, nullIfMissing } from '#app/backend/backend-error.ts'
import { sentEmail } from '#app/domain/email-address.ts'
import type { Outcome } from '#app/domain/outcomes.ts'
import { typedUpTo } from '#app/domain/plain-text.ts'
import { log } from '#app/edge/log.server.ts'
import { withCustomer, withVisitor } from '#app/session/session.middleware.ts'

type EmailProblem = 'missing' | 'wrong' | 'same'

/** The handle by which the customer confirms the change, or what is wrong with the address. */
type PreparedEmail =
  | { readonly ok: true; readonly stepUp: string }
  | { readonly ok: false; readonly problem: EmailProblem }

/**
 * Records a new e-mail address until a step-up confirms it. Nothing is asked of the backend before.
 * @throws BackendError 401 `SIGNED_OUT`, 429 `TOO_MANY_REQUESTS`
 */
export const prepareEmail = createServerFn({ method: 'POST' })
  .middleware([withIntents])
  .validator(z.object({ typed: z.string().transform(typedUpTo(500)) }))
  .handler(async ({ data, context }): Promise<PreparedEmail> => {
    const typed = sentEmail(data.typed)
    const checked = emailShape.safeParse(typed)
    if (!checked.success) return { ok: false, problem: typed === '' ? 'missing' : 'wrong' }
    const email = checked.data
    const profile = await context.backend.getCustomer()
    if (email.toLowerCase() === profile.email.toLowerCase()) return { ok: false, problem: 'same' }
    const prepared = await context.intents.prepare({
      ...updateEmail.ask({ email }),
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
    await context.backend.cancelEmailChange().catch(nullIfMissing)
  })

/**
 * Confirms a new e-mail address by the token of its link. Public: the link may be opened on another device, and it
 * is the proof by itself.
 */
export const confirmEmail = createServerFn({ method: 'POST' })
  .middleware([withVisitor])
  .validator(z.object({ token: z.string().transform(typedUpTo(1000)) }))
  .handler(async ({ data, context }): Promise<Outcome<'confirmEmail'>> => {
    const link = emailConfirmationBody.safeParse(data)
    // A mail program may have cut it in two, or written more behind it.
    if (!link.success) return 'expired'
    try {
      await context.backend.confirmEmail({ body: link.data })
      return 'confirmed'
    } catch (error) {
      const code = error instanceof BackendError ? error.code : undefined
      if (code === 'LINK_EXPIRED' || code === 'VALIDATION_FAILED') return 'expired'
      if (code === 'EMAIL_TAKEN') return 'taken'
      if (code === 'TOO_MANY_REQUESTS') return 'too-many'
      log.warn({ err: error }, 'an e-mail address could not be confirmed')
      return 'failed'
    }
  })
