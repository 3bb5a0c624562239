import { text } from '@borealis/contract/serving/words.ts'
import type { Loyalty } from '../loyalty.ts'
import { answerClaims } from '../me/answer-claims.ts'
import { dropReceipts } from '../me/claim-receipts.ts'
import { dropLateEmailChange } from '../me/email-change.ts'
import { writeTo } from '../me/write-to.ts'
import { type StoredOrder, toOrder } from '../orders/orders.ts'
import { hasManyCards, sentAt } from '../orders/timeline.ts'
import { expireIdlePoints } from '../points/expiry.ts'

/**
 * Applies everything that is due by the sandbox clock: pending points, claims and the pictures of their receipts, e-cards,
 * expired e-mail changes and expired points.
 */
export function settleMember(loyalty: Loyalty, sub: string, now: number): void {
  loyalty.activity.settleDue(sub, now)
  answerClaims(loyalty, sub, now)
  dropReceipts(loyalty, sub, now)
  dropLateEmailChange(loyalty, sub, now)
  announceSentCards(loyalty, sub, now)
  expireIdlePoints(loyalty, sub, now)
}

/** Sends the e-mail of every e-card that is due. It names the card, never its code. */
function announceSentCards(loyalty: Loyalty, sub: string, now: number): void {
  const { db } = loyalty
  const waiting = db
    .prepare(
      `SELECT * FROM orders o WHERE sub = ? AND format = 'E-Card' AND is_announced = 0 AND NOT EXISTS
        (SELECT 1 FROM order_reversals r WHERE r.order_number = o.order_number AND r.kind <> 'partly-fulfilled')`,
    )
    .all(sub)
    .map(toOrder)
    .filter((order) => sentAt(order) <= now)
  for (const order of waiting) {
    if (order.deliverTo !== null) announce(loyalty, order, order.deliverTo)
    db.prepare('UPDATE orders SET is_announced = 1 WHERE order_number = ?').run(order.orderNumber)
  }
}

function announce(loyalty: Loyalty, order: StoredOrder, to: string): void {
  const { sub, orderNumber, title } = order
  const isMany = hasManyCards(order)
  writeTo(loyalty, sub, {
    to,
    kind: 'e-card',
    subject: isMany
      ? text(`Your gift cards: ${title.en}`, `Vos cartes-cadeaux\u00a0: ${title.fr}`)
      : text(`Your gift card: ${title.en}`, `Votre carte-cadeau\u00a0: ${title.fr}`),
    body: isMany
      ? text(
          `Your e-cards from order ${orderNumber} are ready. Sign in and go to the E-cards page to see your codes and PINs.`,
          `Les cartes électroniques de votre commande ${orderNumber} sont prêtes. Connectez-vous et allez à la page Cartes électroniques pour voir vos codes et vos NIP.`,
        )
      : text(
          `Your e-card from order ${orderNumber} is ready. Sign in and go to the E-cards page to see your code and PIN.`,
          `La carte électronique de votre commande ${orderNumber} est prête. Connectez-vous et allez à la page Cartes électroniques pour voir votre code et votre NIP.`,
        ),
  })
}
