import { randomInt } from 'node:crypto'
import { writtenAddress } from '@borealis/contract/addresses.ts'
import { type OrderLine, orderLine } from '@borealis/contract/gift-cards.ts'
import type { AmountKind } from '@borealis/contract/redemptions.ts'
import type { Localised } from '@borealis/contract/serving/words.ts'
import { defaultTimeZone } from '@borealis/contract/time-zones.ts'
import type { GiftCardFormat, Language } from '@borealis/contract/values.ts'
import { z } from 'zod'
import type { Loyalty } from '../loyalty.ts'
import { memberZone } from '../members/member.ts'
import { type Row, textOrNull } from '../row.ts'
import { type ReversalMoment, timelineOf } from './timeline.ts'

const storedLines = z.array(orderLine.extend({ valueCents: z.int() }))
export const shippingAddress = writtenAddress.extend({ recipient: z.string() })
export type ShippingAddress = z.infer<typeof shippingAddress>

type NewOrder = {
  orderNumber: string
  kind: 'gift-card' | AmountKind
  placedAt: number
  format: GiftCardFormat | null
  brandId: string | null
  title: Localised
  lines: readonly (OrderLine & { valueCents: number })[]
  points: number
  valueCents: number
  pointsAfter: number
  addressId: string | null
  shippingAddress: ShippingAddress | null
  deliverTo: string | null
  trackingNumber: string | null
}

/** An order as stored; its progress is derived from the clock. */
export type StoredOrder = NewOrder & { sub: string; pointsBefore: number }

export function insertOrder(db: Loyalty['db'], sub: string, order: NewOrder): void {
  db.prepare(
    `INSERT INTO orders (order_number, sub, kind, placed_at, format, brand_id, title_en, title_fr, lines, points,
      value_cents, points_before, points_after, address_id, shipping_address, deliver_to, tracking_number, time_zone)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    order.orderNumber,
    sub,
    order.kind,
    order.placedAt,
    order.format,
    order.brandId,
    order.title.en,
    order.title.fr,
    JSON.stringify(order.lines),
    order.points,
    order.valueCents,
    order.pointsAfter + order.points,
    order.pointsAfter,
    order.addressId,
    order.shippingAddress && JSON.stringify(order.shippingAddress),
    order.deliverTo,
    order.trackingNumber,
    memberZone(db, sub),
  )
}

export function toOrder(row: Row): StoredOrder {
  const address = textOrNull(row.shipping_address)
  return {
    orderNumber: String(row.order_number),
    sub: String(row.sub),
    // The table's CHECK constraints guarantee these values.
    kind: row.kind as StoredOrder['kind'],
    placedAt: Number(row.placed_at),
    format: row.format as StoredOrder['format'],
    brandId: textOrNull(row.brand_id),
    title: { en: String(row.title_en), fr: String(row.title_fr) },
    lines: storedLines.parse(JSON.parse(String(row.lines))),
    points: Number(row.points),
    valueCents: Number(row.value_cents),
    pointsBefore: Number(row.points_before),
    pointsAfter: Number(row.points_after),
    addressId: textOrNull(row.address_id),
    shippingAddress: address === null ? null : shippingAddress.parse(JSON.parse(address)),
    deliverTo: textOrNull(row.deliver_to),
    trackingNumber: textOrNull(row.tracking_number),
  }
}

/** Progress of an order and its reversals. Expected days are those of the member's `zone`. */
export const progressOf = (
  order: StoredOrder,
  now: number,
  language: Language,
  { reversals = [], zone = defaultTimeZone }: { reversals?: readonly ReversalMoment[]; zone?: string } = {},
) => timelineOf({ ...order, city: order.shippingAddress?.city ?? null, reversals, zone }, now, language)

/** Whether a physical card is on its way to this address. */
export function isParcelUnderWayTo(db: Loyalty['db'], sub: string, addressId: string, now: number): boolean {
  return db
    .prepare(
      `SELECT * FROM orders o WHERE sub = ? AND address_id = ? AND NOT EXISTS
        (SELECT 1 FROM order_reversals r WHERE r.order_number = o.order_number AND r.kind <> 'partly-fulfilled')`,
    )
    .all(sub, addressId)
    .some((row) => progressOf(toOrder(row), now, 'en').status !== 'delivered')
}

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ'

/** An unused order number, easy to read out: `7F3K-4410`. */
export function newOrderNumber(db: Loyalty['db']): string {
  const taken = db.prepare('SELECT 1 FROM orders WHERE order_number = ?')
  const letter = () => letters.charAt(randomInt(letters.length))
  for (;;) {
    const number = `${randomInt(2, 10)}${letter()}${randomInt(2, 10)}${letter()}-${String(randomInt(10_000)).padStart(4, '0')}`
    if (!taken.get(number)) return number
  }
}

/** A number in the format of Canada Post. */
export function newTrackingNumber(): string {
  const block = () => String(randomInt(10_000)).padStart(4, '0')
  return `7304 ${block()} ${block()} ${block()}`
}
