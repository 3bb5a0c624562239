import { OrderRow } from '@borealis/design-system/patterns/order-row/order-row.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { orderRow } from '#app/features/orders/order-row.ts'
import { orderQueries } from '#app/features/orders/orders.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/links/href.ts'
import { SectionNotice, SectionPending } from '#app/site/page-parts/section-notice.tsx'
import { useMoment } from '#app/site/page-parts/use-moment.ts'

/** The latest order; orders that cannot be read have a message of their own (spec §8). */
export function LatestOrder() {
  const latest = useQuery(orderQueries.latest())
  const { locale, timeZone } = useMoment()
  const orders = latest.data?.success ? latest.data.data.orders : undefined
  return (
    <section aria-labelledby="account-order" className="mt-16">
      <SectionHeading
        id="account-order"
        title={m.account_latestOrder()}
        link={{ href: href('/account/orders'), label: m.account_allOrders() }}
      />
      {latest.isError ? <SectionNotice text={m.orders_failed()} onRetry={() => latest.refetch()} /> : null}
      {latest.isPending ? <SectionPending failed={m.orders_failed()} /> : null}
      {latest.data && !latest.data.success ? (
        <SectionNotice text={m.orders_unreadable()} onRetry={() => latest.refetch()} />
      ) : null}
      {orders?.length === 0 ? <SectionNotice text={m.account_noOrder()} /> : null}
      <ul>
        {(orders ?? []).map((order) => {
          const { id, ...line } = orderRow(order, { locale, timeZone })
          return <OrderRow key={id} {...line} />
        })}
      </ul>
    </section>
  )
}
