import { MAX_ORDER_NUMBER } from '@borealis/contract/limits.ts'
import { createFileRoute } from '@tanstack/react-router'
import { phaseOf } from '#app/features/orders/order-row.ts'
import { spendQueries } from '#app/features/spend/spend.data.ts'
import { SuccessPage } from '#app/features/spend/success-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { oneOf } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/_member/success')({
  // A missing, repeated or empty number must not fail the page.
  validateSearch: (search): { orderNumber?: string } => {
    const given: unknown = search.orderNumber
    const orderNumber = oneOf(typeof given === 'number' ? String(given) : given)
    return orderNumber ? { orderNumber: orderNumber.slice(0, MAX_ORDER_NUMBER) } : {}
  },
  loaderDeps: ({ search }) => search,
  // Never rejects: without the order the page still says what is known.
  loader: async ({ context: { queryClient }, deps }) => {
    const query = spendQueries.placedOrder(deps.orderNumber)
    await queryClient.prefetchQuery(query)
    const placed = queryClient.getQueryData(query.queryKey)
    if (placed?.kind === 'unreadable') return { isPlaced: placed.isOurs }
    if (placed?.kind !== 'found') return { isPlaced: false }
    const { order, isOurs } = placed
    return { isPlaced: order.status === 'placed' || (isOurs && phaseOf(order) !== 'nothing') }
  },
  // Who hears the page hears its title first: that all is done, where it is.
  head: ({ loaderData }) => pageHead(loaderData?.isPlaced ? m.success_heading() : m.success_title()),
  staticData: { isWholeWithoutProfile: true },
  component: function Success() {
    return <SuccessPage orderNumber={Route.useSearch().orderNumber} />
  },
})
