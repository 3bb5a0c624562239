import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushInMicrotask } from '#app/shell/forms/flush-in-microtask.ts'
import { touchedFields } from '#app/shell/forms/touched-fields.ts'
import { useFocusAcrossRemount } from '#app/shell/forms/use-focus-across-remount.ts'
import type { JoinValues } from './check-join.ts'
import { filledIn, keepJoinDraft, readJoinDraft } from './join-draft.ts'

export interface JoinDraft {
  /** What was typed so far; `undefined` until it was read from the tab's storage. */
  readonly draft: JoinValues | undefined
  /**
   * Whether the draft has values that the fields do not show, so that the form has to be remounted; otherwise typing is
   * not interrupted.
   */
  readonly isRestored: boolean
}

/**
 * The draft of this tab, with what was typed before this code ran.
 * @param inside an element inside the form
 */
export function useJoinDraft(
  inside: RefObject<Element | null>,
): JoinDraft & { saveDraft: (values: JoinValues) => void } {
  const [draft, setDraft] = useState<JoinValues>()
  const [isRestored, setIsRestored] = useState(false)
  const holdFocus = useFocusAcrossRemount(isRestored)
  const begin = useEffectEvent(() => {
    const stored = readJoinDraft()
    const form = inside.current?.closest('form')
    const shown = filledIn(form)
    const begun = { ...stored, ...shown }
    // Nobody may type another letter before leaving the page.
    if (form && touchedFields(form).size > 0) keepJoinDraft(begun)
    setDraft(begun)
    holdFocus()
    setIsRestored(Object.entries(stored).some(([field, value]) => value !== '' && !(field in shown)))
  })
  useEffect(() => flushInMicrotask(() => begin()), [])
  function saveDraft(values: JoinValues): void {
    keepJoinDraft(values)
    setDraft(values)
  }
  return { draft, isRestored, saveDraft }
}
