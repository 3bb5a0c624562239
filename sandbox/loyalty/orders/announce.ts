import type { Loyalty } from '../loyalty.ts'
import { memberRow } from '../members/member.ts'
import { type StoredOrder, toOrder } from './orders.ts'
import { sentAt } from './timeline.ts'

/** Writes the e-mail of every e-card that has left by now. The mail names the card, never its code. */
export function announceSentCards(loyalty: Loyalty, sub: string, now: number): void {
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

function announce({ db, outbox }: Loyalty, order: StoredOrder, to: string): void {
  const isFrench = memberRow(db, order.sub).language === 'fr'
  outbox.send({
    to,
    kind: 'e-card',
    subject: isFrench ? `Votre carte-cadeau\u00a0: ${order.title.fr}` : `Your gift card: ${order.title.en}`,
    body: isFrench
      ? `Voici votre carte électronique de la commande ${order.orderNumber}. Son code et son NIP vous attendent dans votre compte, à la page Commandes.`
      : `Here is the e-card of your order ${order.orderNumber}. Its code and PIN are waiting in your account, under Orders.`,
  })
}
