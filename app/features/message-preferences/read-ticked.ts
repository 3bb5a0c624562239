import { MEMBER_FIELD } from '#app/domain/page-member.ts'
import type { SentGrid } from './preferences.schema.ts'

/** Begins the name of the hidden field that says which wording of a purpose was on the screen. */
export const WORDING = 'wording/'

/** Begins the name of the hidden field that says how a box stood before anybody touched it: `on` or `off`. */
export const SEEN = 'seen/'

/** The message grid as its form sends it. */
export function readTicked(form: Iterable<[string, FormDataEntryValue]>): SentGrid {
  const sent: SentGrid = { ticked: [], wordings: {}, seen: {} }
  for (const [name, value] of form) {
    if (name === MEMBER_FIELD) continue
    if (name.startsWith(SEEN)) sent.seen[name.slice(SEEN.length)] = value === 'on'
    else if (!name.startsWith(WORDING)) sent.ticked.push(name)
    else if (typeof value === 'string') sent.wordings[name.slice(WORDING.length)] = value
  }
  return sent
}
