import type { AmountKind } from '@borealis/contract/redemptions.ts'
import { refuseShortfall } from '@borealis/contract/serving/spending.ts'
import { type Localised, text } from '@borealis/contract/serving/words.ts'
import { failpoint } from '../../store/failpoint.ts'
import type { Loyalty } from '../loyalty.ts'
import { noteSecurity } from '../members/security-log.ts'
import { insertOrder, newOrderNumber } from '../orders/orders.ts'
import { amountOrders } from '../orders/timeline.ts'
import { refuseTooMuchToday } from './spending-limits.ts'

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
export function payWithPoints(loyalty: Loyalty, { sub, kind, points, valueCents, title, now }: Payment) {
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
