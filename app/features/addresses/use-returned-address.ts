import { useEffect, useEffectEvent } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { useReturned } from '#app/site/step-up/use-returned.ts'
import { focusNamedPlace } from './focus-named-place.ts'

const words = {
  waiting: m.addresses_waiting,
  cancelled: m.addresses_cancelled,
  refused: (because: string | null) =>
    because === null ? m.addresses_refused() : m.addresses_refusedBecause({ detail: because }),
  unknown: m.addresses_running,
  expired: m.addresses_expired,
}

/**
 * The change that a step-up came back from to its form, if one did. What to say of it is raised as a notice, a refusal
 * until it is closed; the focus is back on the button by which the customer left.
 * @param formKey names the form as it stands: one that is made anew gets the focus, too
 */
export function useReturnedAddress(intent: string | undefined, formKey = 'given') {
  const { returned, notice } = useReturned(intent, words)
  const { notify } = useNotifications()
  const raise = useEffectEvent(() => {
    if (notice) notify({ ...notice, options: { expiring: notice.status !== 'error' } })
  })
  const said = notice?.message
  useEffect(() => {
    if (said) raise()
  }, [said])
  const backIn = notice && formKey
  useEffect(() => {
    if (backIn) focusNamedPlace('button[type=submit]')
  }, [backIn])
  return { typed: returned?.typed, notice }
}
