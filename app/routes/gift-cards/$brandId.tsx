import { createFileRoute } from '@tanstack/react-router'
import { BrandPage } from '#app/features/gift-cards/brand-page.tsx'
import { loadBrand } from '#app/features/gift-cards/load-brand.ts'
import { BrandGoal } from '#app/features/goal/brand-goal.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/page-head.ts'

export const Route = createFileRoute('/gift-cards/$brandId')({
  loader: async ({ context, params }) => {
    const { brandName, cmsContent } = await loadBrand(context.queryClient, params.brandId)
    return { brandName, description: cmsContent.description }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead(m.giftCards_brandTitle({ brand: loaderData.brandName }), loaderData.description)
      : pageHead(m.giftCards_title()),
  component: function GiftCard() {
    const { brandId } = Route.useParams()
    return (
      <BrandPage brandId={brandId}>
        <BrandGoal brandId={brandId} />
      </BrandPage>
    )
  },
})
