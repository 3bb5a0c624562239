import { DRAFTS, dropStored, keepStored, readStored, storedKeys } from '#app/domain/browser-parts.ts'
import { textFields } from './form-fields.ts'

/** The input of a form, by field name. */
export type Draft = Readonly<Record<string, string>>

/** The stored draft; `undefined` when there is none, or when the stored value is not a draft. */
export function readDraft(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    return textFields(Object.entries(stored))
  } catch {
    return undefined
  }
}

/** Stores a draft. With storage full or unavailable the draft is lost, but the form keeps its input. */
export const keepDraft = (key: string, draft: Draft): void =>
  void keepStored('sessionStorage', key, JSON.stringify(draft))

/** A draft updated with the touched fields of a form. A touched checkbox that is not ticked is removed. */
export function withTouched(kept: Draft, shown: Draft, touched: ReadonlySet<string>): Draft {
  const others = Object.entries(kept).filter(([field]) => !touched.has(field))
  const own = Object.entries(shown).filter(([field]) => touched.has(field))
  return Object.fromEntries([...others, ...own])
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field])

export const dropDraft = (key: string): void => dropStored('sessionStorage', key)

/** Drops the drafts whose keys begin with `prefix`; all drafts by default, as at sign-out. */
export function dropDrafts(prefix: string = DRAFTS): void {
  for (const key of storedKeys('sessionStorage', prefix)) dropDraft(key)
}

/** Whether this tab holds a draft of any form. */
export const hasDrafts = (): boolean => storedKeys('sessionStorage', DRAFTS).length > 0
