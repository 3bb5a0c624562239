import { useEffect, useEffectEvent } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import { type ReturnedWords, useReturned } from '#app/site/step-up/use-returned.ts'
import { focusNamedPlace } from './focus-named-place.ts'

/**
 * The change that a step-up came back from to its form, if one did. What to say of it is raised as a notice, a refusal
 * until it is closed; the focus is back on the button by which the customer left.
 * @param formKey names the form as it stands: one that is made anew gets the focus, too
 */
export function useReturnedAddress(intent: string | undefined, words: ReturnedWords, formKey = 'given') {
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
