import { noticeDefaults } from '@borealis/design-system/components/notification-bar/notice.ts'
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import type { NewNotification, Notification } from './notification.ts'
import { type PastNotice, withPastNotice } from './past-notices.ts'

interface Notices {
  readonly notices: readonly Notification[]
  /** Every notice since the document was loaded, newest first, also those that have left the bar. */
  readonly past: readonly PastNotice[]
  /** Whether a dialog with a bar of its own covers the page. */
  readonly isCovered: boolean
}

const none: Notices = { notices: [], past: [], isCovered: false }

/** Holds the notices of a document, newest last. */
function createNotifications() {
  let now = none
  let nextId = 1
  const listeners = new Set<() => void>()
  const change = (changed: Partial<Notices>) => {
    now = { ...now, ...changed }
    for (const listener of listeners) listener()
  }
  return {
    current: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @returns the notice's id, for dismissing it */
    notify(notification: NewNotification): string {
      const { status, message, action, options } = notification
      const id = String(nextId++)
      // The same words twice are one notice, a new one.
      const others = now.notices.filter((notice) => notice.status !== status || notice.message !== message)
      change({
        past: withPastNotice(now.past, notification, { id, at: new Date().toISOString() }),
        notices: [...others, { id, status, message, action, options: { ...noticeDefaults, ...options } }],
      })
      return id
    },
    dismiss: (id: string) => change({ notices: now.notices.filter((notice) => notice.id !== id) }),
    setCovered: (isCovered: boolean) => change({ isCovered }),
  }
}

type Notifications = ReturnType<typeof createNotifications>

const NotificationsContext = createContext<Notifications | undefined>(undefined)

/**
 * Gives a document its notices. They are no state of React: where a context above it changes, React drops what it has not hydrated yet,
 * together with what is being typed and pressed there.
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [notifications] = useState(createNotifications)
  return <NotificationsContext value={notifications}>{children}</NotificationsContext>
}

/** `notify` raises a notice; it stays 5 s, with a close button, unless its options say otherwise. The same object at each render. */
export function useNotifications(): Notifications {
  const value = useContext(NotificationsContext)
  if (!value) throw new Error('useNotifications() needs a <NotificationsProvider>')
  return value
}

/** What is told now, and what was. */
export function useNotices(): Notices {
  const { subscribe, current } = useNotifications()
  return useSyncExternalStore(subscribe, current, () => none)
}
