import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { DRAFTS } from '#app/domain/kept-in-tab.ts'
import { textFields } from './form-fields.ts'
import { type Draft, dropDrafts, keepDraft, readDraft } from './kept-drafts.ts'
import { useHeldFocus } from './use-held-focus.ts'

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
  const holdFocus = useHeldFocus(draft)
  const restore = useEffectEvent(() => {
    if (!owner) return
    // What is in the form already stays as it is: a draft from before would take it away under the reader's hands.
    if (ref.current && isFilledIn(ref.current)) keep(ref.current)
    else {
      holdFocus()
      setDraft(readDraft(keyOf(owner, form)))
    }
  })
  useEffect(() => restore(), [])
  useEffect(() => {
    if (endsWithPage && owner) return () => forgetDraft(owner, form)
  }, [endsWithPage, owner, form])
  const keep = (element: HTMLFormElement) => {
    if (owner) keepDraft(keyOf(owner, form), textFields(new FormData(element)))
  }
  return { draft, onChange: (event: FormEvent<HTMLFormElement>) => keep(event.currentTarget), ref }
}

/** Whether the reader changed a field before the script ran: its value differs from the server's. */
const isFilledIn = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
      return field.selectedIndex !== Math.max(given, 0)
    }
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    if (!(field instanceof HTMLInputElement)) return false
    // A checkbox without a value attribute reports "on".
    return /^(checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue
  })

/** The drafts of a member's forms whose names begin so: they were sent, or left on purpose. */
export const forgetDraft = (owner: string, form: string): void => dropDrafts(keyOf(owner, form))

/** At sign-out nothing that was typed stays in this tab. */
export const forgetDrafts = (): void => dropDrafts()
