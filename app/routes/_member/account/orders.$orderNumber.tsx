import { createFileRoute } from '@tanstack/react-router'
import { answerECard } from '#app/features/orders/e-card-outcome.ts'
import { loadOrder } from '#app/features/orders/load-order.ts'
import { OrderPage } from '#app/features/orders/order-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { oneOf, readIntent } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/_member/account/orders/$orderNumber')({
  validateSearch: (search): { intent?: string; outcome?: string } => {
    const outcome = oneOf(search.outcome)
    return { ...readIntent(search), ...(outcome && { outcome: outcome.slice(0, 100) }) }
  },
  loader: ({ context, params }) => loadOrder(context.queryClient, params.orderNumber),
  head: ({ params }) => pageHead(m.orders_pageTitle({ orderNumber: params.orderNumber })),
  staticData: { isWholeWithoutProfile: true, wakes: ['intent', 'outcome'] },
  component: function Order() {
    const { intent, outcome } = Route.useSearch()
    return <OrderPage orderNumber={Route.useParams().orderNumber} intent={intent} outcome={outcome} />
  },
  server: { handlers: { POST: answerECard } },
})
