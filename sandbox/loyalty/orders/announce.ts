import { text } from '../../seed/text.ts'
import type { Loyalty } from '../loyalty.ts'
import { writeTo } from '../me/write-to.ts'
import { type StoredOrder, toOrder } from './orders.ts'
import { sentAt } from './timeline.ts'

/** Sends the e-mail of every e-card that is due. It names the card, never its code. */
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

function announce(loyalty: Loyalty, { sub, orderNumber, title }: StoredOrder, to: string): void {
  writeTo(loyalty, sub, {
    to,
    kind: 'e-card',
    subject: text(`Your gift card: ${title.en}`, `Votre carte-cadeau\u00a0: ${title.fr}`),
    body: text(
      `Here is the e-card of your order ${orderNumber}. Its code and PIN are waiting in your account, under Orders.`,
      `Voici votre carte électronique de la commande ${orderNumber}. Son code et son NIP vous attendent dans votre compte, à la page Commandes.`,
    ),
  })
}
