import { createFileRoute, notFound } from '@tanstack/react-router'
import { SpendWayPage } from '#app/features/spend/spend-way-page.tsx'
import { offers, pageDataQueries } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'

export const Route = createFileRoute('/travel')({
  loader: async ({ context }) => {
    const pageData = await context.queryClient.ensureQueryData(pageDataQueries.current())
    if (!offers(pageData, 'travel')) throw notFound()
  },
  head: () => pageHead(m.travel_title()),
  component: () => <SpendWayPage code="travel" />,
})
