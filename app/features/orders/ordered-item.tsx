import type { Order } from '@borealis/contract/orders.ts'
import { asSentence } from '@borealis/contract/text.ts'
import { pictureSizes } from '@borealis/design-system/breakpoints'
import { Icon } from '@borealis/design-system/components/icon/icon.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import {
  OrderSummary,
  type OrderSummaryProps,
} from '@borealis/design-system/patterns/order-summary/order-summary.tsx'
import { Gift, type IconNode, LifeBuoy } from 'lucide'
import { envelopeLines } from '#app/domain/address-lines.ts'
import { formatDate } from '#app/domain/dates.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatPoints, formatSignedPoints } from '#app/domain/points.ts'
import { dayToCome, type Moment } from '#app/domain/reader.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { isReturning, orderArt, orderFormatText, phaseOf } from './order-row.ts'

/** What was ordered, its sum, and where it goes. */
export function OrderedItem({ order }: { order: Order }) {
  const moment = useMoment()
  const { locale } = moment
  const destination = destinationOf(order)
  const returned = returnedPoints(order, moment)
  const phase = phaseOf(order)
  // Where nothing is on its way any more, or will be, no delay is announced.
  const isOver = phase === 'done' || phase === 'nothing'
  return (
    <OrderSummary
      title={order.title}
      detail={orderFormatText(order)}
      art={orderArt(order, pictureSizes('90vw', { desktop: '344px' }), { eager: true })}
      {...sumOf(order, locale)}
      {...(destination && { destination })}
      {...(!isOver &&
        order.promise !== '' && { promise: { title: m.orders_promise(), text: order.promise } })}
      {...(returned && { returned })}
      help={
        <span className="grid gap-4">
          {/* A brand whose picture came along is still in the catalogue. */}
          {order.brandId && order.image ? (
            <HelpLine
              icon={Gift}
              href={href('/gift-cards/$brandId', { brandId: order.brandId })}
              label={m.orders_again()}
            />
          ) : null}
          <HelpLine icon={LifeBuoy} href={href('/contact')} label={m.orders_help()} />
        </span>
      }
    />
  )
}

/** What the order took from which balance. Where a balance is not told, what it took stands alone. */
function sumOf({ points, pointsBefore, pointsAfter }: Order, locale: Locale) {
  const its = { id: 'order', label: m.orders_thisOrder(), value: formatSignedPoints(-points, locale) }
  if (pointsBefore === null || pointsAfter === null) return { lines: [], total: its }
  const before = { id: 'before', label: m.orders_pointsBefore(), value: formatPoints(pointsBefore, locale) }
  const after = { id: 'after', label: m.orders_pointsAfter(), value: formatPoints(pointsAfter, locale) }
  return { lines: [before, its], total: after }
}

function HelpLine({ icon, href: to, label }: { icon: IconNode; href: string; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <Icon of={icon} size={20} />
      <ActionLink href={to}>{label}</ActionLink>
    </span>
  )
}

function destinationOf({ shippingAddress, deliverTo }: Order) {
  if (shippingAddress) {
    return {
      title: m.orders_deliveryAddress(),
      lines: [shippingAddress.recipient, ...envelopeLines(shippingAddress)],
    }
  }
  return deliverTo ? { title: m.orders_emailTo(), lines: [deliverTo] } : null
}

/** What of an order came back: why, when, how much, and under which reference the points history has it. */
function returnedPoints(order: Order, moment: Moment): OrderSummaryProps['returned'] {
  const { locale, timeZone } = moment
  const { reversals, placedAt } = order
  if (reversals.length === 0) return undefined
  return {
    title: isReturning(order) ? m.orders_returnApproved() : m.orders_returned(),
    rows: reversals.map(({ reference, points, at, postsBy, reason }) => {
      const words = { reason: asSentence(reason), reference }
      const by = dayToCome(postsBy, moment)
      return {
        id: reference,
        value: m.orders_points({ count: points, points: formatSignedPoints(points, locale) }),
        text:
          postsBy === null
            ? m.orders_returnedDetail({ ...words, date: formatDate(at, locale, timeZone) })
            : by === null
              ? m.orders_returnedPending(words)
              : m.orders_returnedLater({ ...words, date: formatDate(by, locale, timeZone) }),
      }
    }),
    link: {
      // The period begins with the order: nothing was returned before it.
      href: href('/account/history', {
        dates: 'custom',
        from: dayIn(placedAt, timeZone),
        type: 'REFUND',
      }),
      label: m.orders_returnedLink(),
    },
  }
}
