import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { mayHaveHappened } from '#app/backend/backend-error.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { useIsMounted } from '#app/site/forms/use-is-mounted.ts'
import { announceChange } from '#app/site/member/other-tabs.ts'

/**
 * What to say under a change that failed: `certain` if it certainly was not made. One whose answer was lost may have been:
 * then that is said, and what it changes is read again, here and in the customer's other tabs, so that the page shows how it
 * stands. Where the button has gone with that, a notice says it.
 */
export function useFailure(
  error: Error | null,
  certain: () => string,
  changed: readonly QueryKey[],
): string | undefined {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const isMounted = useIsMounted()
  const readAgain = useEffectEvent(async () => {
    await announceChange(queryClient, changed)
    // Once what was read is drawn.
    await new Promise((resolve) => setTimeout(resolve))
    if (!isMounted.current)
      notify({ status: 'warning', message: m.account_unsure(), options: { expiring: false } })
  })
  useEffect(() => {
    if (error !== null && mayHaveHappened(error)) void readAgain()
  }, [error])
  if (error === null) return undefined
  return mayHaveHappened(error) ? m.account_unsure() : certain()
}
