import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { BackendError } from '#app/backend/backend-error.ts'
import { log } from '#app/edge/log.server.ts'
import { withVisitor } from '#app/session/session.middleware.ts'
import type { UnsubscribeOutcome } from './unsubscribe-outcome.ts'

/**
 * Stops every message that may be stopped, by the token of a link in one of them. Public: CASL wants it to work
 * without signing in. Using a link again changes nothing.
 */
export const unsubscribe = createServerFn({ method: 'POST' })
  .middleware([withVisitor])
  .validator(z.object({ token: z.string().max(1000) }))
  .handler(async ({ data: { token }, context }): Promise<UnsubscribeOutcome> => {
    // A link that a mail program cut in two has a shorter token.
    if (token.length < 16 || token.length > 400) return 'expired'
    try {
      await context.backend.me.unsubscribe({ token })
      return 'stopped'
    } catch (error) {
      const code = error instanceof BackendError ? error.code : undefined
      if (code === 'LINK_EXPIRED' || code === 'VALIDATION_FAILED') return 'expired'
      if (code === 'TOO_MANY_REQUESTS') return 'too-many'
      log.warn({ err: error }, 'messages could not be stopped')
      return 'failed'
    }
  })
