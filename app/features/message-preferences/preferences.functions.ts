import type { MessagePreferences } from '@borealis/contract/me.ts'
import { createServerFn } from '@tanstack/react-start'
import { BackendError } from '#app/backend/backend-error.ts'
import { withCustomer } from '#app/session/session.middleware.ts'
import { changesOf } from './preference-changes.ts'
import { sentGrid } from './preferences.schema.ts'

/** Which messages the member wants, purpose by channel. */
export const getMessagePreferences = createServerFn()
  .middleware([withCustomer])
  .handler(({ context }) => context.backend.me.messagePreferences())

/** The grid after the change, or why it was not saved: a wording that is no longer the one on the screen. */
export type SavedPreferences =
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
    const { me } = context.backend
    const current = await me.messagePreferences()
    const changes = changesOf(current, data)
    if (changes.length === 0) return { ok: true, preferences: current }
    try {
      return { ok: true, preferences: await me.setMessagePreferences({ changes }) }
    } catch (error) {
      if (error instanceof BackendError && error.status === 422) return { ok: false, reason: 'wording' }
      throw error
    }
  })
