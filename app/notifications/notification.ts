import type { Notice, NoticeOptions } from '@borealis/design-system/components/notification-bar/notice.ts'
import type { ReactNode } from 'react'

export interface NotificationOptions extends Readonly<Required<NoticeOptions>> {
  /** Which bar shows it: the page's, or the one of a dialog that covers the page. */
  readonly target: 'notification-bar' | 'redeem-dialog'
}

/** A notice as a caller writes it (spec §3); what is left out takes the defaults. */
export interface NewNotification {
  readonly status: Notice['status']
  readonly message: string
  /** One thing to do about it: an `ActionLink`. */
  readonly action?: ReactNode
  readonly options?: Partial<NotificationOptions>
}

export interface Notification extends Omit<NewNotification, 'options'> {
  readonly id: string
  readonly options: NotificationOptions
}

/** How long the backend's message about a failed gift-card order stays (spec §8, §9): milliseconds. */
export const ORDER_ERROR_MS = 10_000
