import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DRAFTS } from '#app/domain/browser-parts.ts'
import { isTouched, textFields } from './form-fields.ts'
import {
  type Draft,
  dropDraft,
  dropDrafts,
  isSameDraft,
  keepDraft,
  readDraft,
  withTouched,
} from './kept-drafts.ts'

/** Key prefix of the drafts of all profile forms, including the e-mail address form. */
export const PROFILE_DRAFTS = 'profile-'

/** A draft's key names its member and its form, so that another member who signs in in this tab never sees it. */
const keyOf = (owner: string, form: string) => `${DRAFTS}${owner}:${form}`

/**
 * Stores the input of a form for this tab: it survives a reload, a language switch and an expired session. Not for
 * forms that ask for a PIN or a code.
 * @param endsWithPage deletes the draft when the page is left, for selections that would otherwise look saved. `false`
 * by default
 * @param isAnswered the page answers this form, and shows it as it was sent: that is newer than what is stored. `false` by default
 * @returns the stored draft (after the first render, so that server and browser agree), the form's change listener, and
 * its `ref`, which also stores input from before hydration
 */
export function useDraft(
  owner: string | undefined,
  form: string,
  { endsWithPage = false, isAnswered = false }: { endsWithPage?: boolean; isAnswered?: boolean } = {},
) {
  const [draft, setDraft] = useState<Draft | undefined>()
  const ref = useRef<HTMLFormElement>(null)
  const isRestored = useRef(false)
  const holdFocus = useFocusAcrossRemount(draft)
  const restore = useEffectEvent(() => {
    isRestored.current = true
    if (!owner) return
    if (isAnswered) {
      if (ref.current) keep(ref.current)
      return
    }
    const kept = readDraft(keyOf(owner, form))
    const found = ref.current && foundIn(ref.current, kept)
    if (found) keepDraft(keyOf(owner, form), found.draft)
    // The form already shows the whole draft: a remount would only interrupt typing.
    if (found?.isShown) return
    holdFocus()
    setDraft(found?.draft ?? kept)
  })
  useEffect(() => flushInMicrotask(() => restore()), [])
  useEffect(() => {
    if (endsWithPage && owner) return () => forgetDraft(owner, form)
  }, [endsWithPage, owner, form])
  const keep = (element: HTMLFormElement) => {
    // Until the draft is restored, the form shows less than is stored.
    if (owner && isRestored.current) keepDraft(keyOf(owner, form), textFields(new FormData(element)))
  }
  return { draft, onChange: (event: FormEvent<HTMLFormElement>) => keep(event.currentTarget), ref }
}

/**
 * The draft after hydration: the stored one with the fields that were touched before. Also whether the form shows all
 * of it. `undefined` for an untouched form.
 */
function foundIn(form: HTMLFormElement, kept: Draft | undefined) {
  const touched = touchedFields(form)
  if (touched.size === 0) return undefined
  const shown = textFields(new FormData(form))
  const draft = kept ? withTouched(kept, shown, touched) : shown
  return { draft, isShown: isSameDraft(draft, shown) }
}

/** What is stored of a form; `undefined` when there is nothing. */
export const draftOf = (owner: string, form: string): Draft | undefined => readDraft(keyOf(owner, form))

/** Drops one draft: it was sent or discarded. */
export const forgetDraft = (owner: string, form: string): void => dropDraft(keyOf(owner, form))

/** Drops the drafts of all forms whose names begin with `prefix`. */
export const forgetDrafts = (owner: string, prefix: string): void => dropDrafts(keyOf(owner, prefix))

/** The names of the fields that differ from the server's HTML. */
export const touchedFields = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set([...form.elements].filter(isTouched).map((field) => field.getAttribute('name') ?? ''))

/**
 * Keeps the focus in the same field when a form is remounted, for example with a restored draft. Fields are matched by
 * id.
 * @param isRemounted truthy after the remount; the effect that follows restores the focus
 * @returns a function that records the focused field; call it before the remount
 */
export function useFocusAcrossRemount(isRemounted: unknown): () => void {
  const id = useRef('')
  useEffect(() => {
    if (isRemounted) document.getElementById(id.current)?.focus()
  }, [isRemounted])
  return () => {
    id.current = document.activeElement?.id ?? ''
  }
}

/**
 * Applies a state change from an effect with `flushSync`, in a microtask because effects must not flush. A form that is
 * remounted this way loses no input: no key event can arrive between reading the old field and focusing the new one.
 */
export const flushInMicrotask = (change: () => void): void => queueMicrotask(() => flushSync(change))
