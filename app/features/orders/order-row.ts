import { orderQuantity } from '@borealis/contract/order-line.ts'
import type { Order, OrderStatus } from '@borealis/contract/orders.ts'
import { pictureSizes } from '@borealis/design-system/breakpoints'
import type { CardArtProps } from '@borealis/design-system/patterns/card-art/card-art.tsx'
import type {
  OrderRowProps,
  OrderStatusProps,
} from '@borealis/design-system/patterns/order-row/order-row.tsx'
import type { Art } from '#app/domain/art.ts'
import { formatDate } from '#app/domain/dates.ts'
import { formatPoints, formatSignedPoints } from '#app/domain/points.ts'
import type { Reader } from '#app/domain/reader.ts'
import { picture } from '#app/images/image-url.ts'
import { kindsOfAmount } from '#app/member-data/redemption-kinds.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'

const WIDTHS = [96, 256, 384, 640, 828] as const

/** An order as a line of a list: what it is, where it is, what it cost. */
export function orderRow(order: Order, { locale, timeZone }: Reader): OrderRowProps & { id: string } {
  const { orderNumber, title, points, placedAt, reversals } = order
  // Pending reversals are not in the balance yet.
  const returned = reversals.reduce((sum, { points, postsBy }) => (postsBy === null ? sum + points : sum), 0)
  return {
    id: orderNumber,
    href: href('/account/orders/$orderNumber', { orderNumber }),
    title,
    detail: orderFormatText(order),
    placed: m.orders_rowPlaced({
      orderNumber,
      date: formatDate(placedAt, locale, timeZone),
    }),
    points: m.orders_points({ count: points, points: formatSignedPoints(-points, locale) }),
    ...(returned > 0 && { returned: m.orders_rowReturned({ points: formatPoints(returned, locale) }) }),
    status: orderStatus(order),
    art: orderArt(order, pictureSizes('76px', { tablet: '96px' })),
  }
}

/** The card that was bought; travel and credits have none of their own. */
export function orderArt({ image }: Order, sizes: string, { eager = false } = {}): CardArtProps | null {
  return image && { ...artAt(image, sizes), eager }
}

/** The art of a card. */
export const artAt = (art: Art, sizes: string): CardArtProps => ({
  ...picture(art, 384, WIDTHS),
  sizes,
  alt: '',
})

/** "Physical card, quantity 2", "Paid in points". */
export function orderFormatText({ kind, format, lines }: Order): string {
  if (kind === 'other') return m.orders_kindOther()
  if (kind !== 'gift-card') return (kindsOfAmount[kind].inLists ?? kindsOfAmount[kind].title)()
  const count = orderQuantity(lines)
  // Its lines are not told.
  if (count === 0) return m.orders_kindOther()
  if (format === 'Physical') return m.orders_formatPhysical({ count })
  // A format that is not told is no e-card.
  return format === 'E-Card' ? m.orders_formatECard({ count }) : m.orders_formatOther({ count })
}

interface Status {
  readonly kind: OrderStatusProps['kind']
  readonly label: () => string
  /** Whether all of it is still to come, all has come, or nothing will, or stays; of an open one not all of that is known. */
  readonly phase: 'under-way' | 'open' | 'done' | 'nothing'
}

const statuses: Record<OrderStatus, Status> = {
  placed: { kind: 'waiting', label: m.orders_statusPlaced, phase: 'under-way' },
  printed: { kind: 'waiting', label: m.orders_statusPrinted, phase: 'under-way' },
  shipped: { kind: 'moving', label: m.orders_statusShipped, phase: 'under-way' },
  sent: { kind: 'done', label: m.orders_statusSent, phase: 'done' },
  delivered: { kind: 'done', label: m.orders_statusDelivered, phase: 'done' },
  applied: { kind: 'done', label: m.orders_statusApplied, phase: 'done' },
  'partly-fulfilled': { kind: 'moving', label: m.orders_statusPartly, phase: 'open' },
  cancelled: { kind: 'failed', label: m.orders_statusCancelled, phase: 'nothing' },
  refunded: { kind: 'moving', label: m.orders_statusRefunded, phase: 'nothing' },
  other: { kind: 'waiting', label: m.orders_statusOther, phase: 'open' },
}

export const phaseOf = ({ status }: Pick<Order, 'status'>): Status['phase'] => statuses[status].phase

/** Whether points of an order come back that are not in the balance yet. */
export const isReturning = ({ reversals }: Pick<Order, 'reversals'>): boolean =>
  reversals.some(({ postsBy }) => postsBy !== null)

function orderStatus(order: Order): OrderStatusProps {
  const { kind, label } = statuses[order.status]
  if (order.status === 'refunded' && isReturning(order)) return { kind, label: m.orders_returnApproved() }
  // Nothing is prepared for a trip or a credit.
  if (order.status === 'placed' && order.kind !== 'gift-card') return { kind, label: m.orders_statusOther() }
  return { kind, label: label() }
}
