import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { DRAFTS } from '#app/domain/session-storage-keys.ts'
import { flushInMicrotask } from './flush-in-microtask.ts'
import { textFields } from './form-fields.ts'
import {
  type Draft,
  dropDraft,
  dropDrafts,
  isSameDraft,
  keepDraft,
  readDraft,
  withTouched,
} from './kept-drafts.ts'
import { touchedFields } from './touched-fields.ts'
import { useFocusAcrossRemount } from './use-focus-across-remount.ts'

/** Key prefix of the drafts of all profile forms, including the one for the e-mail address. */
export const PROFILE_DRAFTS = 'profile-'

/** What names a draft: whose it is, and which form. Somebody else who signs in in this tab never sees it. */
const keyOf = (owner: string, form: string) => `${DRAFTS}${owner}:${form}`

/**
 * Keeps what is being typed into one form for this tab: it survives a reload, the other language and an expired
 * session. Never for a form that asks for a PIN or a code.
 * @param endsWithPage it outlives no other page, where what is chosen and not saved would look saved. `false` by default
 * @returns what was typed before (after the first rendering, so that server and browser agree), the form's listener, and
 * its `ref`: what was filled in before the script came is kept as well
 */
export function useDraft(
  owner: string | undefined,
  form: string,
  { endsWithPage = false }: { endsWithPage?: boolean } = {},
) {
  const [draft, setDraft] = useState<Draft | undefined>()
  const ref = useRef<HTMLFormElement>(null)
  const isRestored = useRef(false)
  const holdFocus = useFocusAcrossRemount(draft)
  const restore = useEffectEvent(() => {
    isRestored.current = true
    if (!owner) return
    const kept = readDraft(keyOf(owner, form))
    const found = ref.current && foundIn(ref.current, kept)
    if (found) keepDraft(keyOf(owner, form), found.draft)
    // The form shows the whole draft already: a remount would only interrupt whoever is typing.
    if (found?.isShown) return
    holdFocus()
    setDraft(found?.draft ?? kept)
  })
  useEffect(() => flushInMicrotask(() => restore()), [])
  useEffect(() => {
    if (endsWithPage && owner) return () => forgetDraft(owner, form)
  }, [endsWithPage, owner, form])
  const keep = (element: HTMLFormElement) => {
    // Before the draft is restored, the form shows less than is stored.
    if (owner && isRestored.current) keepDraft(keyOf(owner, form), textFields(new FormData(element)))
  }
  return { draft, onChange: (event: FormEvent<HTMLFormElement>) => keep(event.currentTarget), ref }
}

/**
 * What a form holds when the script comes, with what was kept of its other fields, and whether the form shows all of that;
 * nothing for a form that nobody has touched.
 */
function foundIn(form: HTMLFormElement, kept: Draft | undefined) {
  const touched = touchedFields(form)
  if (touched.size === 0) return undefined
  const shown = textFields(new FormData(form))
  const draft = kept ? withTouched(kept, shown, touched) : shown
  return { draft, isShown: isSameDraft(draft, shown) }
}

/** One draft: it was sent, or left on purpose. */
export const forgetDraft = (owner: string, form: string): void => dropDraft(keyOf(owner, form))

/** The drafts of all forms whose names begin so. */
export const forgetDrafts = (owner: string, prefix: string): void => dropDrafts(keyOf(owner, prefix))
