import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import { announceChange } from '../member/other-tabs.ts'
import { UnraisedNotice } from './unraised-notice.tsx'

interface OutcomeNoticeProps {
  /** The message for the outcome in the URL; `undefined` without one. */
  readonly message: string | undefined
  /** `success` by default; what did not succeed stays until it is closed. */
  readonly status?: 'success' | 'warning' | 'error'
  /** The queries that the member's other tabs refetch; none by default. */
  readonly changedKeys?: readonly QueryKey[]
  /** The page's URL without the outcome. */
  readonly pageHref: string
}

/**
 * Shows the outcome of a native form or a step-up, which the URL carries. The notification appears once and the outcome
 * is removed from the URL, so that it is not said of what is done next; without the application it stays in the page. Its route
 * wakes by the parameter.
 */
export function OutcomeNotice({
  message,
  status = 'success',
  changedKeys = [],
  pageHref,
}: OutcomeNoticeProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const announce = useEffectEvent((text: string) => {
    notify({ status, message: text, options: { expiring: status === 'success' } })
    announceChange(queryClient, changedKeys)
    void router.navigate({ href: pageHref, replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (message) announce(message)
  }, [message])
  return <UnraisedNotice notice={message ? { status, message } : undefined} />
}
