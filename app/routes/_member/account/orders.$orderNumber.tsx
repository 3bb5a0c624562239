import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '#app/features/orders/order-page.tsx'
import { orderQueries } from '#app/features/orders/orders.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/page-head.ts'

export const Route = createFileRoute('/_member/account/orders/$orderNumber')({
  loader: async ({ context, params }) => {
    await context.queryClient.prefetchQuery(orderQueries.one(params.orderNumber))
  },
  head: ({ params }) => pageHead(m.orders_pageTitle({ orderNumber: params.orderNumber })),
  component: function Order() {
    return <OrderPage orderNumber={Route.useParams().orderNumber} />
  },
})
