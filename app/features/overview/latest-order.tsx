import { OrderRow } from '@borealis/design-system/patterns/order-row/order-row.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { orderRow } from '#app/features/orders/order-row.ts'
import { orderQueries } from '#app/features/orders/orders.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { SectionData, SectionNotice } from '#app/shell/page-parts/section-notice.tsx'

/** The latest order; orders that cannot be read have a message of their own (spec §8). */
export function LatestOrder() {
  const latest = useQuery(orderQueries.latest())
  const { locale, timeZone } = useMoment()
  return (
    <section aria-labelledby="account-order" className="mt-16">
      <SectionHeading
        id="account-order"
        title={m.account_latestOrder()}
        link={{ href: href('/account/orders'), label: m.account_allOrders() }}
      />
      <SectionData query={latest} failed={m.orders_failed()}>
        {(found) => {
          if (!found.success) {
            return <SectionNotice text={m.orders_unreadable()} onRetry={() => latest.refetch()} />
          }
          const { orders } = found.data
          if (orders.length === 0) return <SectionNotice text={m.account_noOrder()} />
          return (
            <ul>
              {orders.map((order) => {
                const { id, ...line } = orderRow(order, { locale, timeZone })
                return <OrderRow key={id} {...line} />
              })}
            </ul>
          )
        }}
      </SectionData>
    </section>
  )
}
