import { createFileRoute } from '@tanstack/react-router'
import { OfferPage } from '#app/features/offers/offer-page.tsx'
import { offerQueries } from '#app/features/offers/offers.queries.ts'
import { pageHead } from '#app/site/page-head.ts'
import { requireCode, whenFound } from '#app/site/when-found.ts'

export const Route = createFileRoute('/offers/$offerCode')({
  loader: async ({ context, params }) => {
    const { cmsContent } = await whenFound(
      context.queryClient.ensureQueryData(offerQueries.one(requireCode(params.offerCode))),
    )
    return { title: cmsContent.title, brand: cmsContent.brand.title }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(`${loaderData.brand}, ${loaderData.title}`) : {}),
  component: function OneOffer() {
    return <OfferPage offerCode={Route.useParams().offerCode} />
  },
})
