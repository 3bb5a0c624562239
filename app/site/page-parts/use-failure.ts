import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { mayHaveHappened } from '#app/backend/backend-error.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { announceChange } from '#app/site/member/other-tabs.ts'

/**
 * What to say under a change that failed, if it certainly was not made: `certain`. One whose answer was lost may have been:
 * then a notice says so, and what it changes is read again, here and in the customer's other tabs, so that the page shows how
 * it stands.
 */
export function useFailure(
  error: Error | null,
  certain: () => string,
  changed: readonly QueryKey[],
): string | undefined {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const tell = useEffectEvent(() => {
    notify({ status: 'warning', message: m.account_unsure(), options: { expiring: false } })
    void announceChange(queryClient, changed)
  })
  useEffect(() => {
    if (error !== null && mayHaveHappened(error)) tell()
  }, [error])
  return error !== null && !mayHaveHappened(error) ? certain() : undefined
}
