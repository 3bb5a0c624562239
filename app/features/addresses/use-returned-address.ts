import { isFocusFree } from '@borealis/design-system/components/hydration/use-take-focus.ts'
import { useEffect } from 'react'
import { type ReturnedWords, useReturnedToForm } from '#app/shell/step-up/use-returned.ts'

/**
 * The change whose step-up returned to its form, if one did: its outcome is raised as a notification, and the focus returns to
 * the submit button.
 * @param formKey the form's React key: after a remount the focus is set again
 */
export function useReturnedAddress(intent: string | undefined, words: ReturnedWords, formKey = 'given') {
  const { returned, notice } = useReturnedToForm(intent, words)
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
