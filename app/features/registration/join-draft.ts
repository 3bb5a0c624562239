import type { JoinValues } from './check-join.ts'

/** Under the drafts' prefix of `site/use-draft.ts`: signing out forgets this one too. */
const KEY = 'borealis:draft:visitor:join'

/** What was typed so far in this tab. It survives a reload, the other language and a page that expired. */
export function readJoinDraft(): JoinValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** A full or forbidden storage loses the draft, never the form. */
export function keepJoinDraft(values: JoinValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // What was typed is still on the page.
  }
}

/** The draft with one form's fields as they are now: a box that was unticked goes. */
export function withForm(draft: JoinValues, form: HTMLFormElement): JoinValues {
  const asked = new Set(Array.from(form.elements, (element) => element.getAttribute('name') ?? ''))
  const others = Object.entries(draft).filter(([field]) => !asked.has(field))
  const filled = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries([...others, ...filled])
}

/** What a form holds already, leaving out what is empty. */
export function filledIn(form: HTMLFormElement | null | undefined): JoinValues {
  return form
    ? Object.fromEntries(Object.entries(withForm({}, form)).filter(([, value]) => value !== ''))
    : {}
}
