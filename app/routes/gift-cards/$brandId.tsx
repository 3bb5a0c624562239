import { createFileRoute } from '@tanstack/react-router'
import { BrandPage, NextCards } from '#app/features/gift-cards/brand-page.tsx'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import { BrandGoal } from '#app/features/goal/goal-form.tsx'
import { BrandOffers } from '#app/features/offers/offer-list.tsx'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { breadcrumbs } from '#app/shell/document/structured-data.ts'
import { orNotFound, requireCode } from '#app/shell/failures/or-not-found.ts'
import { href } from '#app/shell/links/href.ts'
import { requireSpelling } from '#app/shell/links/require-spelling.ts'
import { beside } from '#app/shell/page-parts/beside.ts'

export const Route = createFileRoute('/gift-cards/$brandId')({
  loader: async ({ context, params, location }) => {
    const { queryClient } = context
    const brandId = requireCode(params.brandId)
    const [{ brandId: own, brandName, cmsContent }] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(giftCardQueries.brand(brandId))),
      // Where it leads on: the page is whole without either.
      beside(
        queryClient,
        queryClient.prefetchQuery(offerQueries.ofBrand(brandId)),
        queryClient.prefetchQuery(giftCardQueries.next(brandId)),
      ),
    ])
    requireSpelling(brandId, own, href('/gift-cards/$brandId', { brandId: own }) + location.searchStr)
    const { description, image } = cmsContent
    return { brandName, description, image: image.url, brandId }
  },
  staticData: { wakesOnReturn: true, leadsTo: '/_member/gift-cards/$brandId/redeem' },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { brandName, description, image, brandId } = loaderData
    return {
      ...pageHead(m.giftCards_brandTitle({ brand: brandName }), { description, image }),
      scripts: breadcrumbs([
        { name: m.giftCards_title(), path: href('/gift-cards') },
        { name: brandName, path: href('/gift-cards/$brandId', { brandId }) },
      ]),
    }
  },
  component: function GiftCard() {
    const { brandId } = Route.useParams()
    const { brandName } = Route.useLoaderData()
    return (
      <>
        <BrandPage brandId={brandId}>
          <BrandGoal brandId={brandId} />
        </BrandPage>
        <BrandOffers brandId={brandId} brand={brandName} />
        <NextCards brandId={brandId} />
      </>
    )
  },
})
