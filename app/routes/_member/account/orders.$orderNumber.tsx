import { createFileRoute } from '@tanstack/react-router'
import { answerECard } from '#app/features/orders/e-card-outcome.ts'
import { loadOrder } from '#app/features/orders/load-order.ts'
import { OrderPage } from '#app/features/orders/order-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { postedForm } from '#app/shell/forms/posted-form.ts'
import { oneOf, readIntent } from '#app/shell/links/search-params.ts'

export const Route = createFileRoute('/_member/account/orders/$orderNumber')({
  validateSearch: (search): { intent?: string; outcome?: string } => {
    const outcome = oneOf(search.outcome)
    return { ...readIntent(search), ...(outcome && { outcome: outcome.slice(0, 100) }) }
  },
  loader: async ({ context, params, serverContext }) => ({
    ...(await loadOrder(context.queryClient, params.orderNumber)),
    posted: postedForm(serverContext),
  }),
  head: ({ params }) => pageHead(m.orders_pageTitle({ orderNumber: params.orderNumber })),
  staticData: { isWholeWithoutProfile: true, wakes: ['intent', 'outcome'] },
  component: function Order() {
    const { intent, outcome } = Route.useSearch()
    const { posted } = Route.useLoaderData()
    return (
      <OrderPage
        orderNumber={Route.useParams().orderNumber}
        intent={intent}
        outcome={outcome}
        posted={posted}
      />
    )
  },
  server: { handlers: { POST: answerECard } },
})
