import type { MessagePreferences, MessagePreferencesBody } from '#app/backend/contract/me.ts'
import { WORDING } from './read-ticked.ts'

interface Ticked {
  /** `purpose/channel` of each ticked box. */
  readonly ticked: readonly string[]
  /** By purpose, the wording that was on the screen. */
  readonly wordings: Readonly<Record<string, string>>
}

export const cellName = (purpose: string, channel: string): string => `${purpose}/${channel}`

/** The cells that a form changes. Locked ones, and rows that were not on the screen, stay as they are. */
export function changesOf(
  { purposes }: MessagePreferences,
  { ticked, wordings }: Ticked,
): MessagePreferencesBody['changes'] {
  return purposes.flatMap(({ code, channels }) => {
    const wordingVersion = wordings[code]
    if (wordingVersion === undefined) return []
    return channels.flatMap(({ channel, isOn: wasOn, isLocked }) => {
      const isOn = ticked.includes(cellName(code, channel))
      return isLocked || isOn === wasOn ? [] : [{ purpose: code, channel, isOn, wordingVersion }]
    })
  })
}

/**
 * Whether a box was ticked in what was not saved yet; `undefined` where nothing was, or where it was another wording:
 * what was ticked under that one says nothing about today's.
 */
export function isTicked(
  draft: Readonly<Record<string, string>> | undefined,
  { code, channel, wordingVersion }: { code: string; channel: string; wordingVersion: string },
): boolean | undefined {
  if (draft?.[WORDING + code] !== wordingVersion) return undefined
  return draft[cellName(code, channel)] !== undefined
}

type Purpose = MessagePreferences['purposes'][number]

/**
 * What was decided last about a purpose: when, and about which wording. Today's may be another one; a backend that
 * keeps no wording by channel leaves that one to be said.
 */
export function lastDecision({ channels, wordingVersion }: Purpose): { at: string; wording: string } | null {
  const decided = channels.flatMap(({ decidedAt, decidedWording }) =>
    decidedAt ? [{ at: decidedAt, wording: decidedWording ?? wordingVersion }] : [],
  )
  return decided.sort((one, other) => one.at.localeCompare(other.at)).at(-1) ?? null
}
