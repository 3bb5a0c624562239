import { AnnouncementStrip } from '@borealis/design-system/patterns/announcement-strip/announcement-strip.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keepStored, readStored } from '#app/domain/browser-parts.ts'
import { addDismissed, DISMISSED, readDismissed } from '#app/domain/dismissed.ts'
import { announcementQueries } from '#app/member-data/announcements.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '../links/href.ts'

/**
 * Announcements above the header. Dismissing one stores its key; without JavaScript the close button posts a form.
 * Urgent announcements cannot be dismissed. A script in the head hides dismissed ones before first paint
 * (`hide-dismissed-notices.ts`).
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
