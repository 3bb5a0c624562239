import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { NotificationStatus } from '#app/notifications/notification.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { afterNextFrame } from '#app/site/after-next-frame.ts'
import type { ReturnedAddress } from './addresses.functions.ts'
import { addressQueries } from './addresses.queries.ts'

/**
 * How a change ended whose step-up came back to this page, if one did. A refusal is raised as a notice that stays
 * until it is closed; everything typed is in the form again, and the focus on the button that was pressed.
 * @param formId the form that was sent
 */
export function useReturned(intent: string | undefined, formId: string) {
  const { data: returned } = useQuery({
    ...addressQueries.returned(intent ?? ''),
    enabled: Boolean(intent),
  })
  const { notify } = useNotifications()
  const notice = intent && returned !== undefined ? noticeOf(returned) : null
  const raise = useEffectEvent(() => {
    if (!notice) return
    notify({ ...notice, options: { expiring: notice.status !== 'error' } })
    // A draft that is found makes the fields anew, so the button is looked for after that.
    void afterNextFrame(async () => document.querySelector<HTMLElement>(`#${formId} [type=submit]`)?.focus())
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
    case 'running':
      return { status: 'warning', message: m.addresses_running() }
    case 'waiting':
      return { status: 'info', message: m.addresses_waiting() }
    case 'done':
      return null
  }
}

const refusal = (detail: string | null) =>
  detail === null ? m.addresses_refused() : m.addresses_refusedBecause({ detail })
