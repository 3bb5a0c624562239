import { isCardFor } from '@borealis/contract/limits.ts'
import type { TravelPurchase, travelPurchasesQuery } from '@borealis/contract/orders.ts'
import {
  type AmountBody,
  type AmountKind,
  amountOrders,
  type PlainKind,
} from '@borealis/contract/redemptions.ts'
import { dayIn } from '@borealis/contract/serving/days.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import {
  plainCalls,
  plainPayment,
  pointsFor,
  refuseShortfall,
  type SpendingRules,
  tripPayment,
} from '@borealis/contract/serving/spending.ts'
import { type Localised, text } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'
import type { z } from 'zod'
import { failpoint } from '../../store/failpoint.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { acceptanceOf, memberZone } from '../members/member.ts'
import { noteSecurity } from '../members/security-log.ts'
import { insertOrder, newOrderNumber } from '../orders/orders.ts'
import type { Row } from '../row.ts'
import { refuseTooMuchToday } from './spending-limits.ts'

type PurchasesQuery = z.output<typeof travelPurchasesQuery>

/** Points that pay an amount of money: travel, a credit on a card (spec §7: byot and pfc), and any kind like it. */
export function travelCalls(loyalty: Loyalty) {
  const { db, catalogue } = loyalty

  return {
    listTravelPurchases: ({ sub, query, now, language }) => {
      refuseForeignCard(db, sub, query.accountUniqueId, 'travel')
      const { rows, totalCount } = purchasesOn(db, query)
      const today = dayIn(now, memberZone(db, sub))
      const rules = catalogue.rulesOf('travel')
      return {
        purchases: rows.map((row) => toPurchase(row, rules, today, language)),
        page: query.page,
        limit: query.limit,
        totalCount,
      }
    },

    redeemTravel: ({ sub, body, now, language }) => {
      refuseForeignCard(db, sub, body.accountUniqueId, 'travel')
      const row = db
        .prepare('SELECT * FROM travel_purchases WHERE id = ? AND sub = ? AND card = ?')
        .get(body.purchaseId, sub, body.accountUniqueId)
      if (!row) throw new Refusal('PURCHASE_NOT_FOUND')
      const rules = catalogue.rulesOf('travel')
      const purchase = toPurchase(row, rules, dayIn(now, memberZone(db, sub)), language)
      const { valueCents, title } = tripPayment(body, purchase, rules)
      db.prepare('UPDATE travel_purchases SET applied_cents = applied_cents + ? WHERE id = ?').run(
        valueCents,
        purchase.id,
      )
      failpoint('order:applied')
      const { points } = body
      const done = payWithPoints(loyalty, { sub, kind: 'travel', points, valueCents, title, now })
      db.prepare('INSERT INTO travel_payments VALUES (?, ?, ?)').run(
        done.orderNumber,
        purchase.id,
        valueCents,
      )
      return done
    },

    ...plainCalls(
      (kind) =>
        ({ sub, body, now }: { sub: string; body: AmountBody<PlainKind>; now: number }) => {
          if ('accountUniqueId' in body) refuseForeignCard(db, sub, body.accountUniqueId, kind)
          const { valueCents, title } = plainPayment(kind, body, catalogue.rulesOf(kind))
          return payWithPoints(loyalty, { sub, kind, points: body.points, valueCents, title, now })
        },
    ),
  } satisfies Handlers
}

function refuseForeignCard(db: Loyalty['db'], sub: string, uniqueId: string, kind: AmountKind): void {
  const card = db.prepare('SELECT * FROM cards WHERE unique_id = ? AND sub = ?').get(uniqueId, sub)
  if (!card || !isCardFor(kind, acceptanceOf(card))) throw new Refusal('ACCOUNT_NOT_FOUND')
}

/** A page of the purchases made with a card, newest first. */
function purchasesOn(db: Loyalty['db'], { accountUniqueId, fromDate, toDate, page, limit }: PurchasesQuery) {
  const filter = { card: accountUniqueId, from: fromDate ?? '0000-00-00', to: toDate ?? '9999-12-31' }
  const where = 'card = :card AND purchased_on BETWEEN :from AND :to'
  const count = db.prepare(`SELECT COUNT(*) AS n FROM travel_purchases WHERE ${where}`).get(filter)
  const rows = db
    .prepare(
      `SELECT * FROM travel_purchases WHERE ${where} ORDER BY purchased_on DESC, id LIMIT :limit OFFSET :skip`,
    )
    .all({ ...filter, limit, skip: (page - 1) * limit })
  return { rows, totalCount: Number(count?.n) }
}

function toPurchase(row: Row, rules: SpendingRules, today: string, language: Language): TravelPurchase {
  const amountCents = Number(row.amount_cents)
  const openCents = amountCents - Number(row.applied_cents)
  const applyBy = String(row.apply_by)
  return {
    id: String(row.id),
    accountUniqueId: String(row.card),
    purchasedOn: String(row.purchased_on),
    merchant: String(row.merchant),
    description: String(language === 'fr' ? row.description_fr : row.description_en),
    amountCents,
    openCents,
    pointsForAll: pointsFor(openCents, rules),
    status: openCents === 0 ? 'applied' : applyBy < today ? 'expired' : 'open',
    applyBy,
  }
}

type Payment = {
  sub: string
  kind: AmountKind
  points: number
  valueCents: number
  title: Localised
  now: number
}

/**
 * Spends points on anything but gift cards: debit and order together, in the caller's transaction.
 * @throws Refusal LIMIT_EXCEEDED or INSUFFICIENT_POINTS
 */
function payWithPoints(loyalty: Loyalty, { sub, kind, points, valueCents, title, now }: Payment) {
  const { db } = loyalty
  refuseTooMuchToday(loyalty, sub, points, now)
  refuseShortfall(loyalty.ledger.balanceOf(sub), points)
  const orderNumber = newOrderNumber(db)
  loyalty.activity.post(sub, {
    occurredAt: now,
    type: 'REDEEM',
    category: amountOrders[kind].category,
    cardType: 'CREDIT',
    description: title,
    explanation: text(`Order ${orderNumber}`, `Commande ${orderNumber}`),
    amountCents: valueCents,
    basePoints: -points,
    orderNumber,
  })
  failpoint('order:debited')
  const balanceAfter = loyalty.ledger.balanceOf(sub)
  insertOrder(db, sub, {
    orderNumber,
    kind,
    placedAt: now,
    format: null,
    brandId: null,
    title,
    lines: [],
    points,
    valueCents,
    pointsAfter: balanceAfter,
    addressId: null,
    shippingAddress: null,
    deliverTo: null,
    trackingNumber: null,
  })
  failpoint('order:written')
  noteSecurity(db, sub, now, 'redemption', title)
  const placedAt = new Date(now).toISOString()
  return { orderNumber, pageNumber: 1, points, creditCents: valueCents, balanceAfter, placedAt }
}
