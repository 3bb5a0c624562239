import { createFileRoute } from '@tanstack/react-router'
import { announcementQueries } from '#app/features/announcements/announcements.queries.ts'
import { AnnouncementsPage } from '#app/features/announcements/announcements-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/page-head.ts'

export const Route = createFileRoute('/announcements')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(announcementQueries.list())
  },
  head: () => pageHead(m.announcements_title(), m.announcements_lead()),
  component: AnnouncementsPage,
})
