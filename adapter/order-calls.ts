import type { Order, TravelPurchase } from '@borealis/contract/orders.ts'
import { amountOrders } from '@borealis/contract/redemptions.ts'
import { addDays, dayIn, startOfDay } from '@borealis/contract/serving/days.ts'
import {
  filterAsked,
  historyAnswer,
  type LedgerLine,
  viewHistory,
} from '@borealis/contract/serving/history.ts'
import { pointsFor } from '@borealis/contract/serving/spending.ts'
import { type Localised, text, textIn } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'
import { type Handlers, zoneFor } from './handler.ts'
import { ownCard, rulesOf } from './plans.ts'
import type { Content, Line, OrderState, PointsSource } from './sources.ts'
import { ledgerOf, type Spendings } from './spend.ts'
import type { Spending, Store } from './store.ts'

interface Deps {
  readonly store: Store
  readonly points: PointsSource
  readonly spendings: Spendings
}

/** How long a key is kept, and an order that was lost is looked for. */
const DAY_MS = 86_400_000

/** What members read of their points: sums, facets, pages and orders, computed over the whole history. */
export function orderCalls({ store, points, spendings }: Deps) {
  return {
    getPointsHistory: async ({ sub, member, body, content, language, now }) => {
      const filter = filterAsked(body, zoneFor(member, await store.keptOf(sub)), now)
      const { lines, held } = await ledgerOf(points, member.id)
      const each = new Map(lines.map((line) => [line.id, line])).values()
      const view = viewHistory([...each].map(counted), held.points, filter)
      const { pageData } = await content()
      return historyAnswer(view, body, pageData, ({ occurredAt, partner, ...line }) => ({
        ...line,
        occurredAt: new Date(occurredAt).toISOString(),
        partner: partner && { ...partner, image: null },
        description: textIn(line.description, language),
        explanation: textIn(line.explanation, language),
      }))
    },

    listOrders: async ({ sub, member, query, language, content, now }) => {
      const zone = zoneFor(member, await store.keptOf(sub))
      // An order whose outcome nobody has learnt yet is looked for now: it may have been booked.
      const known = (await store.spendingsOf(sub)).filter(
        ({ state, sentAt }) => state !== 'free' || sentAt > now - DAY_MS,
      )
      const settled = await Promise.all(known.map(spendings.settle))
      // A list without an order that may have been booked would say that it was not.
      if (settled.some(({ isUnseen }) => isUnseen))
        throw new Error('orders are not listed while one of them cannot be looked up')
      const states = await points.statesOf(member.id)
      const { giftCards } = await content()
      const { pageNumber, pageSize, fromDate, toDate, orderNumber } = query
      const from = fromDate ? startOfDay(fromDate, zone) : 0
      const to = toDate ? startOfDay(addDays(toDate, 1), zone) : Number.POSITIVE_INFINITY
      const orders = settled
        .filter(({ state, sentAt }) => state === 'done' && sentAt >= from && sentAt < to)
        .flatMap((spending) => orderOf(spending, states, giftCards, language))
        .filter((order) => orderNumber === undefined || order.orderNumber === orderNumber)
      const page = orders.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
      const answer = { orders: page, pageNumber, pageSize, totalCount: orders.length }
      return { data: { data: JSON.stringify(answer) } }
    },

    listTravelPurchases: async ({ sub, member, query, language, content, now }) => {
      const { accountUniqueId, fromDate = '', toDate = '9999', page, limit } = query
      await ownCard(points, member.id, accountUniqueId, 'travel')
      const rules = rulesOf(await content(), 'travel')
      const today = dayIn(now, zoneFor(member, await store.keptOf(sub)))
      const trips = (await points.tripsOf(member.id, today))
        .filter((trip) => trip.accountUniqueId === accountUniqueId)
        .filter(({ purchasedOn }) => purchasedOn >= fromDate && purchasedOn <= toDate)
        .toSorted((a, b) => (a.purchasedOn < b.purchasedOn ? 1 : -1))
      return {
        purchases: trips.slice((page - 1) * limit, page * limit).map((trip): TravelPurchase => {
          const pointsForAll = pointsFor(trip.openCents, rules)
          return { ...trip, description: textIn(trip.description, language), pointsForAll }
        }),
        page,
        limit,
        totalCount: trips.length,
      }
    },
  } satisfies Handlers
}

const counted = (line: Line): LedgerLine<Line> => ({
  ...line,
  id: line,
  isPosted: line.postedAt !== null,
  points: line.basePoints + line.bonusPoints,
})

const statusTexts: Record<Exclude<OrderState, 'applied'>, Localised> = {
  placed: text('Order placed', 'Commande passée'),
  sent: text('Sent by email', 'Envoyée par courriel'),
  shipped: text('Shipped', 'Expédiée'),
  delivered: text('Delivered', 'Livrée'),
  cancelled: text('Cancelled', 'Annulée'),
}

/** An order as it was booked, and where the points system says it is. */
function orderOf(
  { booking, sentAt, balanceAfter }: Spending,
  states: ReadonlyMap<string, OrderState>,
  giftCards: Content['giftCards'],
  language: Language,
): Order[] {
  if (!booking || balanceAfter === null) return []
  const { orderNumber, kind, format, brandId, lines, points, valueCents, shippingAddress, deliverTo } =
    booking
  const told = states.get(orderNumber) ?? (kind === 'gift-card' ? 'placed' : 'applied')
  // What has left by mail is on its way.
  const status = told === 'sent' && format === 'Physical' ? 'shipped' : told
  const placedAt = new Date(sentAt).toISOString()
  const brand = giftCards.find((one) => one.brandId === brandId)
  const paid = kind === 'gift-card' ? null : amountOrders[kind]
  const labelOf = (code: OrderState) =>
    textIn(code === 'applied' ? (paid?.applied ?? statusTexts.delivered) : statusTexts[code], language)
  const step = (code: OrderState, state: 'done' | 'now') => {
    const at = code === 'placed' || code === 'applied' ? placedAt : null
    return { code, label: labelOf(code), detail: null, at, expectedOn: null, state }
  }
  return [
    {
      orderNumber,
      kind,
      placedAt,
      status,
      statusText: labelOf(status),
      format,
      brandId,
      title: textIn(booking.title, language),
      image: brand?.cmsContent.image ?? null,
      lines,
      points,
      valueCents,
      pointsBefore: balanceAfter + points,
      pointsAfter: balanceAfter,
      timeline: status === 'placed' ? [step('placed', 'now')] : [step('placed', 'done'), step(status, 'now')],
      promise:
        (paid && textIn(paid.promise, language)) ??
        (format && brand?.deliveryPromises[format]?.sentence) ??
        '',
      expectedOn: null,
      shippingAddress,
      deliverTo,
      reversals: [],
      tracking: null,
    },
  ]
}
