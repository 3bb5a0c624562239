import { DRAFTS } from '#app/domain/session-storage-keys.ts'
import { textFields } from '#app/shell/forms/form-fields.ts'
import { keepDraft, readDraft } from '#app/shell/forms/kept-drafts.ts'
import type { JoinValues } from './check-join.ts'

/** Where the draft is kept in this tab. Signing out forgets this one too. */
export const JOIN_DRAFT = `${DRAFTS}visitor:join`

/** What was typed so far in this tab. It survives a reload, the other language and a page that expired. */
export const readJoinDraft = (): JoinValues => readDraft(JOIN_DRAFT) ?? {}

export const keepJoinDraft = (values: JoinValues): void => keepDraft(JOIN_DRAFT, values)

/** The draft with one form's fields as they are now: a box that was unticked goes. */
export function withForm(draft: JoinValues, form: HTMLFormElement): JoinValues {
  const asked = new Set(Array.from(form.elements, (element) => element.getAttribute('name') ?? ''))
  const others = Object.entries(draft).filter(([field]) => !asked.has(field))
  return { ...Object.fromEntries(others), ...textFields(new FormData(form)) }
}

/** What a form holds already, leaving out what is empty. */
export function filledIn(form: HTMLFormElement | null | undefined): JoinValues {
  return form
    ? Object.fromEntries(Object.entries(withForm({}, form)).filter(([, value]) => value !== ''))
    : {}
}
