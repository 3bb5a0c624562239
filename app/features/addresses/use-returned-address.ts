import { isFocusFree } from '@borealis/design-system/components/hydration/use-take-focus.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import { type ReturnedWords, useReturned } from '#app/shell/step-up/use-returned.ts'

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

/**
 * Moves the focus to the element that the URL's fragment names, or to the control within it. Browsers only scroll there.
 * Does nothing once the reader has focused something.
 * @param control selector of the control
 */
export function focusFragmentTarget(control: string): void {
  if (!isFocusFree()) return
  const target = document.getElementById(window.location.hash.slice(1))
  const found = target?.matches(control) ? target : target?.querySelector<HTMLElement>(control)
  found?.focus()
}
