import { createFileRoute } from '@tanstack/react-router'
import { loadOrders } from '#app/features/orders/load-order.ts'
import { answerMissingOrder, OrdersPage, UnknownOrder } from '#app/features/orders/orders-page.tsx'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/shell/document/page-head.ts'
import { oneOf, pageSearch, readIntent, readPage } from '#app/shell/links/search-params.ts'
import { AccountPage } from '#app/shell/member/account-page.tsx'

export const Route = createFileRoute('/_member/account/orders/')({
  validateSearch: (search): { dates?: string; page?: string; intent?: string } => {
    const dates = oneOf(search.dates)
    const page = readPage(search.page)
    return { ...(dates && { dates: dates.slice(0, 40) }), ...pageSearch(page), ...readIntent(search) }
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadOrders(context.queryClient, deps.dates, readPage(deps.page), deps.intent),
  head: () => pageHead(m.orders_title()),
  staticData: { isWholeWithoutProfile: true, wakes: ['intent'] },
  component: function Orders() {
    const { dates, page, intent } = Route.useSearch()
    const list = { dates, page: readPage(page), intent }
    return (
      <AccountPage title={m.orders_title()}>
        <UnknownOrder {...list} />
        <OrdersPage {...list} />
      </AccountPage>
    )
  },
  server: { handlers: { POST: answerMissingOrder } },
})
