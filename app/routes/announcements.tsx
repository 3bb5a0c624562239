import { createFileRoute } from '@tanstack/react-router'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { safeReturnPath } from '#app/domain/return-path.ts'
import { seeOther } from '#app/edge/see-other.ts'
import { AnnouncementsPage } from '#app/features/announcements/announcements-page.tsx'
import { announcementQueries, dismissAnnouncement } from '#app/member-data/announcements.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { readForm } from '#app/shell/forms/posted-form.ts'

export const Route = createFileRoute('/announcements')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(announcementQueries.list())
  },
  head: () => pageHead(m.announcements_title(), m.announcements_lead()),
  component: AnnouncementsPage,
  server: {
    handlers: {
      // The banner's form, without JavaScript.
      POST: async ({ request }) => {
        const { dismiss = '', from } = await readForm(request)
        await dismissAnnouncement({ data: { dismiss: dismiss.slice(0, 100) } })
        return seeOther(withLocalePrefix(safeReturnPath(from ?? '/'), currentLocale()))
      },
    },
  },
})
