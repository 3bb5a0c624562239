import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { mayHaveHappened } from '#app/backend/backend-error.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { useIsMounted } from '../forms/use-leaving.ts'
import { announceAndRefetch } from '../member/other-tabs.ts'

/**
 * The message under a mutation that failed: `certain` if the change was definitely not made. If the response was lost,
 * the change may have been made: the message says so, and the affected queries are refetched here and in the customer's
 * other tabs. If the refetch unmounts the component, a notification says it instead.
 * @param changed keys of the queries that the mutation changes
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
    await announceAndRefetch(queryClient, changed)
    // After the refetched data is rendered.
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
