import { AnnouncementStrip } from '@borealis/design-system/patterns/announcement-strip/announcement-strip.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { announcementQueries } from '#app/features/announcements/announcements.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/links/href.ts'
import { dismissedNotices, dismissNotice } from './dismissed-notices.ts'

/**
 * What the programme has to say above the header. Closing remembers the words that were closed; without JavaScript it
 * posts a form. Urgent ones stay. What was closed before is hidden by the head's script before anything is painted.
 */
export function AnnouncementBanner() {
  const { data = [] } = useQuery(announcementQueries.banner())
  const { pathname, searchStr } = useLocation()
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  useEffect(() => setDismissed(dismissedNotices()), [])
  // The page that lists them all needs no strip.
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
            // There it stands in full, with its own way on.
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
