import { AnnouncementStrip } from '@borealis/design-system/patterns/announcement-strip/announcement-strip.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, Suspense, use, useEffect, useState } from 'react'
import { keepStored, readStored } from '#app/domain/browser-parts.ts'
import { addDismissed, DISMISSED, readDismissed } from '#app/domain/dismissed.ts'
import { announcementQueries } from '#app/member-data/announcements.data.ts'
import { useNotices, useNotifications } from '#app/notifications/notifications-provider.tsx'
import type { PastNotice } from '#app/notifications/past-notices.ts'
import * as m from '#app/paraglide/messages.js'
import { wasReloadedForRelease } from '../calls/release-skew.ts'
import { href } from '../links/href.ts'
import { UNSENT } from '../links/search-params.ts'
import { UnraisedNotice } from '../page-parts/unraised-notice.tsx'

const never = new Promise<never>(() => undefined)

/** Stays the server's HTML: its code and words are not loaded for a notice that goes once the application is there. */
const words = createIsomorphicFn()
  .server(() => (
    <UnraisedNotice notice={{ status: 'warning', message: m.site_unsent() }} className="page-column pt-6" />
  ))
  .client(() => use(never))

const Words = () => words()

/** Says that a form was not sent because the session had ended, until `notifyUnsent` does. */
export function UnsentNotice() {
  return UNSENT in useLocation().search ? (
    <Suspense>
      <Words />
    </Suspense>
  ) : null
}

/**
 * What the page says by itself: why it was reloaded, by a message that is loaded on demand because it is rarely needed; and that the
 * browser cannot send a form. Offline its own error page would take the page's place.
 */
export function OwnNotices() {
  const { notify, dismiss } = useNotifications()
  useEffect(() => {
    if (wasReloadedForRelease())
      void import('./notify-reload.ts').then(({ notifyReload }) => notifyReload(notify))
    let said = ''
    // After React, whose forms have prevented what they send themselves.
    const onSubmit = (event: SubmitEvent) => {
      if (event.defaultPrevented) return
      dismiss(said)
      if (navigator.onLine) return
      event.preventDefault()
      // What does not expire is also shown in a dialog over the page.
      said = notify({ status: 'error', message: m.site_notSent(), options: { expiring: false } })
    }
    addEventListener('submit', onSubmit)
    return () => removeEventListener('submit', onSubmit)
  }, [notify, dismiss])
  return null
}

/** Renders nothing until there was a notification; then its code is loaded. If that fails, nothing is shown. */
export function PastNotices() {
  const { past } = useNotices()
  const [List, setList] = useState<ComponentType<{ past: readonly PastNotice[] }>>()
  const count = past.length
  useEffect(() => {
    if (count === 0) return
    import('./past-notice-list.tsx').then(
      ({ PastNoticeList }) => setList(() => PastNoticeList),
      () => undefined,
    )
  }, [count])
  return List ? <List past={past} /> : null
}

/**
 * Announcements above the header. Dismissing one stores its key; without JavaScript the close button posts a form.
 * Urgent announcements cannot be dismissed. A script in the head hides dismissed ones before first paint
 * (`before-first-paint.ts`).
 */
export function AnnouncementBanner() {
  const { data = [] } = useQuery(announcementQueries.banner())
  const { pathname, searchStr } = useLocation()
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  useEffect(() => setDismissed(dismissedNotices()), [])
  // The announcements page already lists them all.
  if (pathname === '/announcements') return null
  return data
    .filter(({ dismissKey }) => dismissKey === null || !dismissed.includes(dismissKey))
    .map(({ id, title, text, dismissKey, level }) => (
      <div key={dismissKey ?? title} data-notice={dismissKey}>
        <AnnouncementStrip
          kind="news"
          isUrgent={level === 'urgent'}
          label={m.announcements_label()}
          title={title}
          text={text}
          link={{
            // The announcement in full, with its own links.
            href: `${href('/announcements')}#${id}`,
            label: m.announcements_read(),
          }}
          {...(dismissKey && {
            close: {
              label: m.announcements_close(),
              action: href('/announcements'),
              hidden: { dismiss: dismissKey, from: pathname + searchStr },
              onClose: () => setDismissed(dismissNotice(dismissKey)),
            },
          })}
        />
      </div>
    ))
}

/** Keys of the announcements dismissed in this browser. */
const dismissedNotices = (): string[] => readDismissed(readStored('localStorage', DISMISSED))

/** Adds a key and returns all of them. The return value is correct for this page even where storage is unavailable. */
function dismissNotice(key: string): string[] {
  const dismissed = addDismissed(readStored('localStorage', DISMISSED), key)
  keepStored('localStorage', DISMISSED, dismissed)
  return readDismissed(dismissed)
}
