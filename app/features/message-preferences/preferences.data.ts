import { MAX_ID } from '@borealis/contract/limits.ts'
import { type MessagePreferences, unsubscribeBody } from '@borealis/contract/me.ts'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { BackendError, isAboutField } from '#app/backend/backend-error.ts'
import type { Outcome } from '#app/domain/outcomes.ts'
import { typedUpTo } from '#app/domain/plain-text.ts'
import { log } from '#app/edge/log.server.ts'
import { withCustomer, withVisitor } from '#app/session/session.middleware.ts'
import { changesOf } from './preference-changes.ts'

/** The message grid as its form sends it. */
const sentGrid = z.object({
  /** `purpose/channel` of each ticked box. */
  ticked: z.array(z.string().max(100)).max(100),
  /** By purpose, the version of the wording that was on the screen. */
  wordings: z.record(z.string().max(MAX_ID), z.string().max(MAX_ID)),
  /** By `purpose/channel`, whether the box was ticked when it was shown. */
  seen: z.record(z.string().max(100), z.boolean()).default({}),
})
export type SentGrid = z.infer<typeof sentGrid>

/** Which messages the member wants, purpose by channel. */
export const getMessagePreferences = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.getMessagePreferences())

/** The grid after the change, or why it was not saved: a wording that is no longer the one on the screen. */
type SavedPreferences =
  | { readonly ok: true; readonly preferences: MessagePreferences }
  | { readonly ok: false; readonly reason: 'wording' }

/**
 * Saves what the member ticked and unticked in the grid. Only cells that differ are sent, with the wording that was on the
 * screen.
 * @throws BackendError 401 `SIGNED_OUT`, and whatever is not about the wording
 */
export const saveMessagePreferences = createServerFn({ method: 'POST' })
  .middleware([withCustomer])
  .validator(sentGrid)
  .handler(async ({ data, context }): Promise<SavedPreferences> => {
    const { backend } = context
    const current = await backend.getMessagePreferences()
    const changes = changesOf(current, data)
    if (changes.length === 0) return { ok: true, preferences: current }
    try {
      return { ok: true, preferences: await backend.setMessagePreferences({ body: { changes } }) }
    } catch (error) {
      if (isAboutField(error, 'wordingVersion')) return { ok: false, reason: 'wording' }
      throw error
    }
  })

export const messagePreferenceQueries = {
  all: ['message-preferences'] as const,
  grid: () =>
    queryOptions({
      queryKey: [...messagePreferenceQueries.all, 'grid'],
      queryFn: () => getMessagePreferences(),
    }),
}

/**
 * Stops every message that may be stopped, by the token of a link in one of them. Public: CASL wants it to work
 * without signing in. Using a link again changes nothing.
 */
export const unsubscribe = createServerFn({ method: 'POST' })
  .middleware([withVisitor])
  .validator(z.object({ token: z.string().transform(typedUpTo(1000)) }))
  .handler(async ({ data, context }): Promise<Outcome<'unsubscribe'>> => {
    const link = unsubscribeBody.safeParse(data)
    // A mail program may have cut it in two, or written more behind it.
    if (!link.success) return 'expired'
    try {
      await context.backend.unsubscribe({ body: link.data })
      return 'stopped'
    } catch (error) {
      const code = error instanceof BackendError ? error.code : undefined
      if (code === 'LINK_EXPIRED' || code === 'VALIDATION_FAILED') return 'expired'
      if (code === 'TOO_MANY_REQUESTS') return 'too-many'
      log.warn({ err: error }, 'messages could not be stopped')
      return 'failed'
    }
  })
