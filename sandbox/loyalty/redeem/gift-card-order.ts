import { randomInt } from 'node:crypto'
import type { GiftCardOrderBody } from '@borealis/contract/gift-cards.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import {
  type Priced,
  priceOf,
  refuseShortfall,
  refuseTooMany,
  refuseTooSmall,
  titleOf,
} from '@borealis/contract/serving/spending.ts'
import type { GiftCardFormat } from '@borealis/contract/values.ts'
import { orderExplanation } from '../../seed/order-words.ts'
import { failpoint } from '../../store/failpoint.ts'
import { findOwnAddress } from '../addresses/address-book.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { readProfile } from '../members/member.ts'
import { noteSecurity } from '../members/security-log.ts'
import { insertOrder, newOrderNumber, newTrackingNumber, type ShippingAddress } from '../orders/orders.ts'
import { refuseTooMuchToday } from './spending-limits.ts'

/**
 * Places a gift-card order by the server's own prices, stock, limits and addresses. Joins the caller's transaction,
 * so that debit, stock, order and e-cards are written together or not at all.
 */
export function placeGiftCardOrder(loyalty: Loyalty, sub: string, body: GiftCardOrderBody, now: number) {
  const { db, ledger, activity, catalogue } = loyalty
  const profile = readProfile(loyalty, sub)
  const format: GiftCardFormat = body.addressId === undefined ? 'E-Card' : 'Physical'
  const address = body.addressId === undefined ? null : shippingTo(loyalty, sub, body.addressId)
  const priced = body.lines.map((line) => priceOf(line, format, catalogue.cardOf(line.id, line.sku)))
  failpoint('order:priced')
  refuseTooMany(catalogue.limits, body.lines)
  const points = priced.reduce((sum, { line, card }) => sum + card.points * line.qty, 0)
  refuseTooSmall(catalogue.limits, points)
  refuseTooMuchToday(loyalty, sub, points, now)
  refuseShortfall(ledger.balanceOf(sub), points)
  for (const { line } of priced) {
    if (!catalogue.take(line.sku, format, line.qty)) throw new Refusal('OUT_OF_STOCK')
  }
  failpoint('order:stock-taken')
  const orderNumber = newOrderNumber(db)
  const title = titleOf(priced)
  activity.post(sub, {
    occurredAt: now,
    type: 'REDEEM',
    category: 'REDEMPTION',
    partner: priced[0]?.card.brandId ?? null,
    description: { en: `Gift card, ${title.en}`, fr: `Carte-cadeau, ${title.fr}` },
    explanation: orderExplanation(orderNumber, format),
    basePoints: -points,
    orderNumber,
  })
  failpoint('order:debited')
  const balanceAfter = ledger.balanceOf(sub)
  insertOrder(db, sub, {
    orderNumber,
    kind: 'gift-card',
    placedAt: now,
    format,
    brandId: priced[0]?.card.brandId ?? null,
    title,
    lines: priced.map(({ line, card }) => ({ ...line, name: card.brandName, valueCents: card.valueCents })),
    points,
    valueCents: priced.reduce((sum, { line, card }) => sum + card.valueCents * line.qty, 0),
    pointsAfter: balanceAfter,
    addressId: body.addressId ?? null,
    shippingAddress: address,
    deliverTo: format === 'E-Card' ? profile.email : null,
    trackingNumber: format === 'Physical' ? newTrackingNumber() : null,
  })
  failpoint('order:written')
  if (format === 'E-Card') for (const item of priced) writeCards(loyalty, sub, orderNumber, item)
  failpoint('order:cards-written')
  noteSecurity(db, sub, now, 'redemption', title)
  return { orderNumber, pageNumber: 1, format, points, balanceAfter, placedAt: new Date(now).toISOString() }
}

function shippingTo(loyalty: Loyalty, sub: string, addressId: string): ShippingAddress {
  const found = findOwnAddress(loyalty.db, sub, addressId)
  if (!found) throw new Refusal('ADDRESS_NOT_FOUND')
  const { firstName, lastName } = readProfile(loyalty, sub)
  const { uniqueId: _id, isDefault: _default, ...address } = found
  return { ...address, recipient: `${firstName} ${lastName}` }
}

function writeCards({ db }: Loyalty, sub: string, orderNumber: string, { line, card }: Priced): void {
  const insert = db.prepare(
    'INSERT INTO e_cards (card_id, sub, order_number, brand_id, value_cents, code, pin) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const digits = () => String(randomInt(10_000)).padStart(4, '0')
  const firstFree = Number(
    db.prepare('SELECT COUNT(*) + 1 AS n FROM e_cards WHERE order_number = ?').get(orderNumber)?.n,
  )
  for (let copy = 0; copy < line.qty; copy++) {
    const id = `${orderNumber}-${firstFree + copy}`
    const code = [digits(), digits(), digits(), digits()].join(' ')
    insert.run(id, sub, orderNumber, card.brandId, card.valueCents, code, digits())
  }
}

/** POST /redeem/giftCards/ (spec §7). */
export function redeemCalls(loyalty: Loyalty) {
  return {
    redeemGiftCards: ({ sub, body, now }) => placeGiftCardOrder(loyalty, sub, body, now),
  } satisfies Handlers
}
