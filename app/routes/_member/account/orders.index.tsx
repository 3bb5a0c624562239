import { createFileRoute } from '@tanstack/react-router'
import { orderQueries } from '#app/features/orders/orders.queries.ts'
import { OrdersPage } from '#app/features/orders/orders-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { AccountPage } from '#app/site/account-page.tsx'
import { pageHead } from '#app/site/page-head.ts'
import { readPage } from '#app/site/read-page.ts'

export const Route = createFileRoute('/_member/account/orders/')({
  validateSearch: (search): { page?: string } => {
    const page = readPage(search.page)
    return page > 1 ? { page: String(page) } : {}
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.queryClient.prefetchQuery(orderQueries.list(readPage(deps.page)))
  },
  head: () => pageHead(m.orders_title()),
  component: function Orders() {
    return (
      <AccountPage title={m.orders_title()}>
        <OrdersPage page={readPage(Route.useSearch().page)} />
      </AccountPage>
    )
  },
})
