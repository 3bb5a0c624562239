import { createFileRoute } from '@tanstack/react-router'
import { AnnouncementsPage, answerDismissal } from '#app/features/announcements/announcements-page.tsx'
import { announcementQueries } from '#app/member-data/announcements.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'

export const Route = createFileRoute('/announcements')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(announcementQueries.list())
  },
  head: () => pageHead(m.announcements_title()),
  component: AnnouncementsPage,
  server: { handlers: { POST: answerDismissal } },
})
