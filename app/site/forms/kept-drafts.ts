import { keepStored, readStored } from '#app/domain/browser-storage.ts'
import { DRAFTS } from '#app/domain/session-storage-keys.ts'
import { textFields } from './form-fields.ts'

/** What was typed into a form, by the names of its fields. */
export type Draft = Readonly<Record<string, string>>

/** What was typed before; nothing when nothing was kept, or what was kept is no draft. */
export function readDraft(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    return textFields(Object.entries(stored))
  } catch {
    return undefined
  }
}

/** A full or forbidden storage loses the draft, never the form: what was typed is still on the page. */
export const keepDraft = (key: string, draft: Draft): void =>
  void keepStored('sessionStorage', key, JSON.stringify(draft))

/** A kept draft with what a form shows in these fields: a box that is not ticked there goes. */
export function withTouched(kept: Draft, shown: Draft, touched: ReadonlySet<string>): Draft {
  const others = Object.entries(kept).filter(([field]) => !touched.has(field))
  const own = Object.entries(shown).filter(([field]) => touched.has(field))
  return Object.fromEntries([...others, ...own])
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field])

export const dropDraft = (key: string): void => drop(() => [key])

/** The drafts whose keys begin so; all of them at sign-out. */
export const dropDrafts = (prefix?: string): void => drop(() => draftsIn(prefix))

function drop(keys: () => readonly string[]): void {
  try {
    for (const key of keys()) sessionStorage.removeItem(key)
  } catch {
    // Without access to storage there are no drafts to drop.
  }
}

/**
 * The keys of the drafts that this tab keeps.
 * @throws where pages may keep nothing at all
 */
export const draftsIn = (prefix: string = DRAFTS): readonly string[] =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
