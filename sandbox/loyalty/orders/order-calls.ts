import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import type { Order } from '@borealis/contract/orders.ts'
import { amountOrders } from '@borealis/contract/redemptions.ts'
import { addDays, startOfDay } from '@borealis/contract/serving/days.ts'
import { textIn } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'
import { parcelUrl } from '../../carrier/parcels.ts'
import { localise } from '../../seed/text.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberZone } from '../members/member.ts'
import { progressOf, type StoredOrder, toOrder } from './orders.ts'
import { presentReversals, reasonOf, reversalsOf } from './reversals.ts'
import { expectedOn } from './timeline.ts'

/** GET /transaction/: orders, as a page inside a JSON string (spec §7). */
export function orderCalls(loyalty: Loyalty) {
  const { db, catalogue, issuer } = loyalty

  const brandIn = (brandId: string | null, language: Language, origin: string) => {
    const brand = brandId === null ? null : catalogue.brandOf(brandId)
    return brand ? localise<GiftCardBrand>(brand, language, origin) : null
  }

  const parcelOf = (number: string, language: Language): Order['tracking'] => ({
    carrier: textIn(carrier, language),
    number,
    url: parcelUrl(issuer, number, language),
  })

  const present = (order: StoredOrder, now: number, language: Language, origin: string): Order => {
    const reversals = reversalsOf(loyalty, order.orderNumber)
    const told = reversals.map((one) => ({ ...one, reason: reasonOf(order, one.kind, one.cards) }))
    const { status, statusText, timeline, tracking } = progressOf(order, now, language, {
      reversals: told,
      zone: memberZone(db, order.sub),
    })
    const brand = brandIn(order.brandId, language, origin)
    const paid = order.kind === 'gift-card' ? null : amountOrders[order.kind]
    return {
      orderNumber: order.orderNumber,
      kind: order.kind,
      placedAt: new Date(order.placedAt).toISOString(),
      status,
      statusText,
      format: order.format,
      brandId: order.brandId,
      title: textIn(order.title, language),
      image: brand?.cmsContent.image ?? null,
      lines: [...order.lines],
      points: order.points,
      valueCents: order.valueCents,
      pointsBefore: order.pointsBefore,
      pointsAfter: order.pointsAfter,
      timeline,
      promise:
        (paid && textIn(paid.promise, language)) ??
        (order.format && brand?.deliveryPromises[order.format]?.sentence) ??
        '',
      expectedOn: expectedOn(order),
      shippingAddress: order.shippingAddress,
      deliverTo: order.deliverTo,
      reversals: presentReversals(reversals, order, language),
      tracking: tracking === null ? null : parcelOf(tracking, language),
    }
  }

  return {
    listOrders: ({ sub, query, now, language, origin }) => {
      const { pageNumber, pageSize, fromDate, toDate, orderNumber } = query
      const zone = memberZone(db, sub)
      const filter = {
        sub,
        from: fromDate ? startOfDay(fromDate, zone) : 0,
        to: toDate ? startOfDay(addDays(toDate, 1), zone) : Number.MAX_SAFE_INTEGER,
        number: orderNumber ?? '',
      }
      const where = "sub = :sub AND placed_at >= :from AND placed_at < :to AND :number IN ('', order_number)"
      const totalCount = Number(db.prepare(`SELECT COUNT(*) AS n FROM orders WHERE ${where}`).get(filter)?.n)
      const rows = db
        .prepare(
          `SELECT * FROM orders WHERE ${where} ORDER BY placed_at DESC, order_number LIMIT :size OFFSET :skip`,
        )
        .all({ ...filter, size: pageSize, skip: (pageNumber - 1) * pageSize })
      const orders = rows.map((row) => present(toOrder(row), now, language, origin))
      return { data: { data: JSON.stringify({ orders, pageNumber, pageSize, totalCount }) } }
    },
  } satisfies Handlers
}

const carrier = { en: 'Canada Post', fr: 'Postes Canada' }
