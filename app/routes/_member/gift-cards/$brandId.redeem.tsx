import { createFileRoute } from '@tanstack/react-router'
import { GoneBrandPage, RedeemPage } from '#app/features/spend/gift-card-redeem-page.tsx'
import { loadGiftCard } from '#app/features/spend/load-gift-card.ts'
import { readGiftCardSearch } from '#app/features/spend/redeem-search.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { orNotFound, requireCode } from '#app/shell/failures/or-not-found.ts'

export const Route = createFileRoute('/_member/gift-cards/$brandId/redeem')({
  validateSearch: readGiftCardSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    orNotFound(loadGiftCard(context.queryClient, requireCode(params.brandId), deps)),
  head: ({ loaderData }) =>
    pageHead(
      loaderData === undefined
        ? m.giftCards_title()
        : loaderData.brandName === null
          ? m.giftCards_gone()
          : m.redeem_title({ brand: loaderData.brandName }),
    ),
  staticData: { wakes: ['address', 'intent'], wakesOnReturn: true },
  component: function Redeem() {
    const page = { brandId: Route.useParams().brandId, search: Route.useSearch() }
    return Route.useLoaderData().brandName === null ? <GoneBrandPage {...page} /> : <RedeemPage {...page} />
  },
})
