import { Disclosure } from '@borealis/design-system/components/disclosure/disclosure.tsx'
import { NoticeList } from '@borealis/design-system/components/notification-bar/notice-list.tsx'
import { useState } from 'react'
import { formatTime } from '#app/domain/dates.ts'
import { useMoment } from '#app/member-data/reader.ts'
import type { PastNotice } from '#app/notifications/past-notices.ts'
import * as m from '#app/paraglide/messages.js'

/**
 * Notifications of this visit, for readers who missed one. Closed until asked for; its content is rendered only when
 * open.
 */
export function PastNoticeList({ past }: { past: readonly PastNotice[] }) {
  const { locale, timeZone } = useMoment()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={m.notifications_past()} className="page-column pb-10 print:hidden">
      <Disclosure summary={m.notifications_past()} onOpenChange={setOpen}>
        {isOpen ? (
          <NoticeList
            notices={past.map((notice) => ({ ...notice, time: formatTime(notice.at, locale, timeZone) }))}
            statusLabels={{
              success: m.notifications_success(),
              error: m.notifications_error(),
              warning: m.notifications_warning(),
              info: m.notifications_info(),
            }}
          />
        ) : null}
      </Disclosure>
    </section>
  )
}
