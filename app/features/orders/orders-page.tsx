import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { Pagination } from '@borealis/design-system/components/pagination/pagination.tsx'
import { OrderRow } from '@borealis/design-system/patterns/order-row/order-row.tsx'
import { useQuery } from '@tanstack/react-query'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { SectionNotice, SectionPending } from '#app/site/section-notice.tsx'
import { useMoment } from '#app/site/use-moment.ts'
import { orderLine } from './order-line.ts'
import { orderQueries } from './orders.queries.ts'

/** The member's orders, page by page. */
export function OrdersPage({ page }: { page: number }) {
  const orders = useQuery(orderQueries.list(page))
  const { locale, timeZone } = useMoment()
  const retry = () => orders.refetch()
  if (orders.isError) return <SectionNotice text={m.orders_failed()} onRetry={retry} />
  if (!orders.data) return <SectionPending failed={m.orders_failed()} />
  if (!orders.data.success) return <SectionNotice text={m.orders_unreadable()} onRetry={retry} />
  const { data, nextCursor } = orders.data
  if (data.orders.length === 0 && page === 1) return <NoOrders />
  const lastPage = Math.max(1, Math.ceil(data.totalCount / data.pageSize))
  const hasNext = nextCursor !== null && page < lastPage
  return (
    <>
      {data.orders.length === 0 ? <SectionNotice text={m.orders_noneHere()} /> : null}
      <ul>
        {data.orders.map((order) => {
          const { id, ...line } = orderLine(order, { locale, timeZone })
          return <OrderRow key={id} level={2} {...line} />
        })}
      </ul>
      {page > 1 || hasNext ? (
        <div className="mt-8">
          <Pagination
            label={m.orders_pages()}
            position={m.orders_position({ page, last: Math.max(page, lastPage) })}
            previous={page > 1 ? { href: pageHref(page - 1), label: m.orders_newer() } : undefined}
            next={hasNext ? { href: pageHref(page + 1), label: m.orders_older() } : undefined}
          />
        </div>
      ) : null}
    </>
  )
}

const pageHref = (page: number) => href('/account/orders', page > 1 ? { page } : {})

function NoOrders() {
  return (
    <EmptyState
      title={m.orders_emptyTitle()}
      action={
        <Button href={href('/gift-cards')} variant="secondary">
          {m.orders_emptyAction()}
        </Button>
      }
    >
      {m.orders_emptyText()}
    </EmptyState>
  )
}
