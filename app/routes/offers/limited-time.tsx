import { createFileRoute } from '@tanstack/react-router'
import { OfferViewPage } from '#app/features/offers/offer-view-page.tsx'
import { offerQueries } from '#app/features/offers/offers.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/page-head.ts'

export const Route = createFileRoute('/offers/limited-time')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(offerQueries.list())
  },
  head: () => pageHead(m.offers_groupLimited(), m.offers_limitedLead()),
  component: () => <OfferViewPage view="limited-time" />,
})
