import { createFileRoute } from '@tanstack/react-router'
import { BrandPage } from '#app/features/gift-cards/brand-page.tsx'
import { giftCardQueries } from '#app/features/gift-cards/gift-cards.data.ts'
import { BrandGoal } from '#app/features/goal/brand-goal.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { breadcrumbs } from '#app/shell/document/structured-data.ts'
import { orNotFound, requireCode } from '#app/shell/failures/or-not-found.ts'
import { href } from '#app/shell/links/href.ts'

export const Route = createFileRoute('/gift-cards/$brandId')({
  loader: async ({ context, params }) => {
    const { brandName, cmsContent } = await orNotFound(
      context.queryClient.ensureQueryData(giftCardQueries.brand(requireCode(params.brandId))),
    )
    const { description, image } = cmsContent
    return { brandName, description, image: image.url, brandId: params.brandId }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { brandName, description, image, brandId } = loaderData
    return {
      ...pageHead(m.giftCards_brandTitle({ brand: brandName }), description, { image }),
      scripts: breadcrumbs([
        { name: m.giftCards_title(), path: href('/gift-cards') },
        { name: brandName, path: href('/gift-cards/$brandId', { brandId }) },
      ]),
    }
  },
  component: function GiftCard() {
    const { brandId } = Route.useParams()
    return (
      <BrandPage brandId={brandId}>
        <BrandGoal brandId={brandId} />
      </BrandPage>
    )
  },
})
