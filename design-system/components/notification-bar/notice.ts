import type { ReactNode } from 'react'
import type { Status } from '../status/status.ts'

/** Where a notice shows when nothing else is said (spec §4). */
export const notificationBarTarget = 'notification-bar'

export type NoticeOptions = {
  /** Milliseconds until it leaves by itself. */
  duration?: number
  /** Has a close button. */
  closable?: boolean
  /** Which bar shows it. */
  target?: string
  /** Leaves by itself. A notice without an end has no line. */
  expiring?: boolean
}

export type Notice = {
  id: string
  status: Status
  /** Whole sentences. The first is bold when another follows. An error always says what happened to the points. */
  message: string
  /** One thing to do about it: an `ActionLink`. */
  action?: ReactNode
  /** How long it stands; five seconds by default. */
  options?: NoticeOptions
}

/** How a notice behaves when its options say nothing (spec §4). */
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

/** The first sentence and the rest. A sentence ends where a stop is followed by a space and a capital letter. */
export function firstSentence(message: string): readonly [first: string, rest: string] {
  const end = message.match(/[.?](?=\s+\p{Lu})/u)?.index
  return end === undefined ? ['', message] : [message.slice(0, end + 1), message.slice(end + 1).trimStart()]
}
