import type { ReactNode } from 'react'
import type { Status } from '../../tokens/colours.ts'

/** The bar that shows a notice when its options name none (spec §4). */
export const notificationBarTarget = 'notification-bar'

export type NoticeOptions = {
  /** Milliseconds until it is dismissed. */
  duration?: number
  /** Shows a close button. */
  closable?: boolean
  /** Name of the bar that shows it. */
  target?: string
  /** Dismissed automatically. A notice that does not expire shows no remaining time. */
  expiring?: boolean
}

export type Notice = {
  id: string
  status: Status
  /** Whole sentences; the first is bold when more follow. An error always says what happened to the points. */
  message: string
  /** One action, as an `ActionLink`. None by default. */
  action?: ReactNode
  /** How long and where it is shown. `noticeDefaults` by default. */
  options?: NoticeOptions
}

/** Defaults of a notice's options (spec §4). */
export const noticeDefaults = {
  duration: 5000,
  closable: true,
  target: notificationBarTarget,
  expiring: true,
} as const satisfies Required<NoticeOptions>

export const noticeOptions = (notice: Notice): Required<NoticeOptions> => ({
  ...noticeDefaults,
  ...notice.options,
})

/** Splits off the first sentence, which ends where punctuation is followed by a space and a capital letter. */
export function firstSentence(message: string): readonly [first: string, rest: string] {
  const end = message.match(/[.?](?=\s+\p{Lu})/u)?.index
  return end === undefined ? ['', message] : [message.slice(0, end + 1), message.slice(end + 1).trimStart()]
}
