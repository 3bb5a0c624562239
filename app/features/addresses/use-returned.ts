import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { NotificationStatus } from '#app/notifications/notification.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import type { ReturnedAddress } from './addresses.functions.ts'
import { addressQueries } from './addresses.queries.ts'

/**
 * The outcome of a change whose step-up returned to this page, if one did. A refusal is raised as a notice that stays
 * until it is closed; everything typed is in the form again.
 */
export function useReturned(intent: string | undefined) {
  const { data: returned } = useQuery({
    ...addressQueries.returned(intent ?? ''),
    enabled: Boolean(intent),
  })
  const { notify } = useNotifications()
  const notice = intent && returned !== undefined ? noticeOf(returned) : null
  const raise = useEffectEvent(() => {
    if (notice) notify({ ...notice, options: { expiring: notice.status !== 'error' } })
  })
  const said = notice?.message
  useEffect(() => {
    if (said) raise()
  }, [said])
  return { returned: returned ?? undefined, notice }
}

function noticeOf(returned: ReturnedAddress | null): { status: NotificationStatus; message: string } | null {
  if (returned === null) return { status: 'warning', message: m.addresses_expired() }
  switch (returned.outcome) {
    case 'refused':
      return { status: 'error', message: refusal(returned.detail) }
    case 'cancelled':
      return { status: 'info', message: m.addresses_cancelled() }
    case 'unknown':
      return { status: 'warning', message: m.addresses_running() }
    case 'waiting':
      return { status: 'info', message: m.addresses_waiting() }
    case 'done':
      return null
  }
}

const refusal = (detail: string | null) =>
  detail === null ? m.addresses_refused() : m.addresses_refusedBecause({ detail })
