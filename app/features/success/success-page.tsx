import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { track } from '#app/analytics/track.ts'
import { orderQueries } from '#app/features/orders/orders.data.ts'
import { transactionQueries } from '#app/features/transactions/transactions.queries.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { AnnounceChange } from '#app/shell/member/announce-change.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { successQueries } from './success.queries.ts'

/** What a placed order changed. */
const CHANGED = [balanceQueries.all, orderQueries.all, transactionQueries.all]

/** What was bought, what it cost and what is left; and in every other tab the balance and the history follow. */
export function SuccessPage({ orderNumber }: { orderNumber: string | undefined }) {
  const { data: placed } = useQuery(successQueries.order(orderNumber))
  const shown = placed?.kind === 'found' ? placed.order.orderNumber : undefined
  const points = placed?.kind === 'found' ? placed.order.points : 0
  useEffect(() => {
    if (shown) track({ event: 'purchase', orderNumber: shown, points })
  }, [shown, points])

  const orders = { href: href('/account/orders'), label: m.success_allOrders() }
  const giftCards = { href: href('/gift-cards'), label: m.success_backToGiftCards() }
  if (placed?.kind === 'found') {
    return (
      <>
        <AnnounceChange key={placed.order.orderNumber} keys={CHANGED} />
        <OrderPlaced order={placed.order} />
      </>
    )
  }
  if (placed?.kind === 'none') {
    return (
      <NoticePage
        heading={m.success_noneHeading()}
        text={[m.success_noneText()]}
        action={giftCards}
        other={orders}
      />
    )
  }
  if (placed?.kind === 'not-found') {
    return (
      <NoticePage
        heading={m.success_notFoundHeading()}
        text={[m.success_notFoundText({ orderNumber: placed.orderNumber })]}
        action={orders}
        other={giftCards}
      />
    )
  }
  const number = placed?.orderNumber ?? orderNumber
  if (placed?.isOurs && number) {
    return (
      <NoticePage
        heading={m.success_unreadableHeading()}
        text={[m.success_unreadableText({ orderNumber: number })]}
        action={orders}
        other={giftCards}
      />
    )
  }
  return (
    <NoticePage
      heading={m.success_unknownHeading()}
      text={[m.success_unknownText()]}
      action={{ href: href('/success', { orderNumber: number }), label: m.success_tryAgain() }}
      other={orders}
    />
  )
}
