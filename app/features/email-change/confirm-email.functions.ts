import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { BackendError } from '#app/backend/backend-error.ts'
import { log } from '#app/edge/log.server.ts'
import { withVisitor } from '#app/session/session.middleware.ts'
import type { ConfirmEmailOutcome } from './confirm-email-outcome.ts'

/**
 * Confirms a new e-mail address by the token of its link. Public: the link may be opened on another device, and it
 * is the proof by itself.
 */
export const confirmEmail = createServerFn({ method: 'POST' })
  .middleware([withVisitor])
  .validator(z.object({ token: z.string().max(1000) }))
  .handler(async ({ data: { token }, context }): Promise<ConfirmEmailOutcome> => {
    // A link that a mail program cut in two has a shorter token.
    if (token.length < 16 || token.length > 200) return 'expired'
    try {
      await context.backend.me.confirmEmail({ token })
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
