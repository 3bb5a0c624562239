import { createFileRoute } from '@tanstack/react-router'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import { OfferPage } from '#app/features/offers/offer-page.tsx'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { breadcrumbs } from '#app/shell/document/structured-data.ts'
import { orNotFound, requireCode } from '#app/shell/failures/or-not-found.ts'
import { href } from '#app/shell/links/href.ts'
import { requireSpelling } from '#app/shell/links/require-spelling.ts'
import { beside } from '#app/shell/page-parts/beside.ts'

export const Route = createFileRoute('/offers/$offerCode')({
  loader: async ({ context, params, location }) => {
    const { queryClient } = context
    const offer = await orNotFound(
      queryClient.ensureQueryData(offerQueries.one(requireCode(params.offerCode))),
    )
    const { cmsContent, headline, offerCode } = offer
    requireSpelling(
      params.offerCode,
      offerCode,
      href('/offers/$offerCode', { offerCode }) + location.searchStr,
    )
    const { title, brand, exclusions, image } = cmsContent
    // Where it leads on: the page is whole without either.
    await beside(
      queryClient,
      queryClient.prefetchQuery(offerQueries.similar(offer)),
      queryClient.prefetchQuery(giftCardQueries.brandOrNone(brand.code)),
    )
    return {
      title: `${brand.title}, ${title}`,
      // A shared link is about the number.
      summary: m.offers_shareText({ number: `${headline.value} ${headline.unit}`, exclusions }).trim(),
      image: image?.url,
      offerCode,
    }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { title, summary, image, offerCode } = loaderData
    return {
      ...pageHead(title, { description: summary, image }),
      scripts: breadcrumbs([
        { name: m.offers_title(), path: href('/offers') },
        { name: title, path: href('/offers/$offerCode', { offerCode }) },
      ]),
    }
  },
  component: function OneOffer() {
    return <OfferPage offerCode={Route.useParams().offerCode} />
  },
})
