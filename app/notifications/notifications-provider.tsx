import { noticeDefaults } from '@borealis/design-system/components/notification-bar/notice.ts'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import type { NewNotification, Notification } from './notification.ts'
import { type PastNotice, withPastNotice } from './past-notices.ts'

interface Notifications {
  readonly notices: readonly Notification[]
  /** Every notice since the document was loaded, newest first, also those that have left the bar. */
  readonly past: readonly PastNotice[]
  /** @returns the notice's id, for dismissing it */
  notify(notification: NewNotification): string
  dismiss(id: string): void
  /** Whether a dialog with a bar of its own covers the page. */
  readonly isCovered: boolean
  setCovered(isCovered: boolean): void
}

const NotificationsContext = createContext<Notifications | undefined>(undefined)

/** Holds the notices of this document, newest last. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notification[]>([])
  const [past, setPast] = useState<readonly PastNotice[]>([])
  const [isCovered, setCovered] = useState(false)
  const nextId = useRef(1)

  const notify = useCallback((notification: NewNotification) => {
    const { status, message, action, options } = notification
    const id = String(nextId.current++)
    const at = new Date().toISOString()
    setPast((before) => withPastNotice(before, notification, { id, at }))
    setNotices((known) => [
      // The same words twice are one notice, a new one.
      ...known.filter((notice) => notice.status !== status || notice.message !== message),
      { id, status, message, action, options: { ...noticeDefaults, ...options } },
    ])
    return id
  }, [])
  const dismiss = useCallback(
    (id: string) => setNotices((known) => known.filter((notice) => notice.id !== id)),
    [],
  )

  const value = useMemo(
    () => ({ notices, past, notify, dismiss, isCovered, setCovered }),
    [notices, past, notify, dismiss, isCovered],
  )
  return <NotificationsContext value={value}>{children}</NotificationsContext>
}

/** `notify` raises a notice; it stays 5 s, with a close button, unless its options say otherwise. */
export function useNotifications(): Notifications {
  const value = useContext(NotificationsContext)
  if (!value) throw new Error('useNotifications() needs a <NotificationsProvider>')
  return value
}
