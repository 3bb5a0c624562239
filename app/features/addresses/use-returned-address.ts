import { useEffect, useEffectEvent } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import { type ReturnedWords, useReturned } from '#app/shell/step-up/use-returned.ts'
import { focusFragmentTarget } from './focus-fragment-target.ts'

/**
 * The change whose step-up returned to its form, if one did. Its outcome is raised as a notification (a refusal stays until it
 * is closed), and the focus returns to the submit button.
 * @param formKey the form's React key: after a remount the focus is set again
 */
export function useReturnedAddress(intent: string | undefined, words: ReturnedWords, formKey = 'given') {
  const { returned, notice } = useReturned(intent, words)
  const { notify } = useNotifications()
  const raise = useEffectEvent(() => {
    if (notice) notify({ ...notice, options: { expiring: notice.status !== 'error' } })
  })
  const message = notice?.message
  useEffect(() => {
    if (message) raise()
  }, [message])
  const focusKey = notice && formKey
  useEffect(() => {
    if (focusKey) focusFragmentTarget('button[type=submit]')
  }, [focusKey])
  return { typed: returned?.typed, notice }
}
