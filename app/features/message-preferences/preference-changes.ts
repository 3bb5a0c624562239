import type { MessagePreferences, MessagePreferencesBody } from '@borealis/contract/me.ts'
import { compareText } from '@borealis/contract/text.ts'
import { MEMBER_FIELD } from '#app/domain/page-member.ts'
import type { SentGrid } from './preferences.data.ts'

export const cellName = (purpose: string, channel: string): string => `${purpose}/${channel}`

/**
 * The cells that a form changes: those that its reader ticked or unticked, and no other. Locked ones, rows that were not on
 * the screen, and what was decided elsewhere since it was shown, stay as they are.
 */
export function changesOf(
  { purposes }: MessagePreferences,
  { ticked, wordings, seen }: SentGrid,
): MessagePreferencesBody['changes'] {
  return purposes.flatMap(({ code, channels }) => {
    const wordingVersion = wordings[code]
    if (wordingVersion === undefined) return []
    return channels.flatMap(({ channel, isOn: wasOn, isLocked }) => {
      const cell = cellName(code, channel)
      const isOn = ticked.includes(cell)
      const isUntouched = isOn === seen[cell]
      return channel === 'other' || isLocked || isUntouched || isOn === wasOn
        ? []
        : [{ purpose: code, channel, isOn, wordingVersion }]
    })
  })
}

/**
 * Whether a box was ticked in what was not saved yet; `undefined` where its reader did not touch it, or where it was
 * another wording: what was ticked under that one says nothing about today's.
 */
export function isTicked(
  draft: Readonly<Record<string, string>> | undefined,
  { code, channel, wordingVersion }: { code: string; channel: string; wordingVersion: string },
): boolean | undefined {
  if (draft?.[WORDING + code] !== wordingVersion) return undefined
  const cell = cellName(code, channel)
  const isOn = draft[cell] !== undefined
  return draft[SEEN + cell] === (isOn ? 'on' : 'off') ? undefined : isOn
}

/** One kind of message, and how it may be sent. */
export type Purpose = MessagePreferences['purposes'][number]

/**
 * The latest decision about a purpose: when, and on which wording. For a backend that records no wording per channel, the
 * current one is assumed.
 */
export function lastDecision({ channels, wordingVersion }: Purpose): { at: string; wording: string } | null {
  const decided = channels.flatMap(({ decidedAt, decidedWording }) =>
    decidedAt ? [{ at: decidedAt, wording: decidedWording ?? wordingVersion }] : [],
  )
  return decided.sort((one, other) => compareText(one.at, other.at)).at(-1) ?? null
}

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
