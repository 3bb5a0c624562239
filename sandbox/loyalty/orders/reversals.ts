import type { Order } from '@borealis/contract/orders.ts'
import { amountOrders } from '@borealis/contract/redemptions.ts'
import { addDays } from '@borealis/contract/serving/days.ts'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { transaction } from '@borealis/contract/serving/transaction.ts'
import { type Localised, textIn } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'
import { type Refunded, type RefundKind, refundLine, refundReason } from '../../seed/refund-words.ts'
import type { Loyalty } from '../loyalty.ts'
import { type Row, textOrNull } from '../row.ts'
import { progressOf, type StoredOrder, toOrder } from './orders.ts'

/** Refunded points of an order. */
export type Reversal = {
  reference: string
  kind: RefundKind
  points: number
  cards: number
  at: number
  /** Set while the points are pending. */
  postsBy: string | null
}

type Wanted = {
  kind: RefundKind
  /** Number of unavailable cards; for a partial reversal only. */
  cards?: number | undefined
  /** Days until the points are posted; 0 means at once. */
  postsInDays?: number | undefined
}

/** Reversals of an order, oldest first. */
export function reversalsOf({ db }: Pick<Loyalty, 'db'>, orderNumber: string): Reversal[] {
  return db
    .prepare(
      `SELECT r.*, CASE WHEN a.entry IS NULL THEN a.posts_by END AS posts_by
        FROM order_reversals r JOIN activity a ON a.reference = r.reference AND a.order_number = r.order_number
        WHERE r.order_number = ? ORDER BY r.reversed_at, r.reference`,
    )
    .all(orderNumber)
    .map(toReversal)
}

const toReversal = (row: Row): Reversal => ({
  reference: String(row.reference),
  // The table's CHECK constraint guarantees these values.
  kind: row.kind as RefundKind,
  points: Number(row.points),
  cards: Number(row.cards),
  at: Number(row.reversed_at),
  postsBy: textOrNull(row.posts_by),
})

/** Reversals as part of the order's answer. */
export const presentReversals = (
  reversals: readonly Reversal[],
  order: StoredOrder,
  language: Language,
): Order['reversals'] =>
  reversals.map(({ reference, points, at, postsBy, kind, cards }) => ({
    reference,
    points,
    at: new Date(at).toISOString(),
    postsBy,
    reason: textIn(reasonOf(order, kind, cards), language),
  }))

/**
 * Reverses an order in full or for some cards: a line in the history, a ledger entry (at once or later), restored
 * stock or travel bill, and deleted e-card codes.
 * @throws Refusal NOT_FOUND for an unknown order, VALIDATION_FAILED when the order's state does not allow it
 */
export function reverseOrder(loyalty: Loyalty, orderNumber: string, wanted: Wanted, now: number): Reversal {
  const { db, activity } = loyalty
  return transaction(db, () => {
    const row = db.prepare('SELECT * FROM orders WHERE order_number = ?').get(orderNumber)
    if (!row) throw new Refusal('NOT_FOUND')
    const order = toOrder(row)
    const before = reversalsOf(loyalty, orderNumber)
    const { points, cards } = whatComesBack(order, wanted, before, now)
    const line = {
      occurredAt: now,
      type: 'REFUND' as const,
      category: order.kind === 'gift-card' ? 'REDEMPTION' : amountOrders[order.kind].category,
      partner: order.brandId,
      cardType: order.kind === 'gift-card' ? 'MEMBER' : 'CREDIT',
      ...refundLine(orderNumber, order.title, refundedOf(order, wanted.kind, cards)),
      basePoints: points,
      orderNumber,
    }
    const days = wanted.postsInDays ?? 0
    const postsBy = days > 0 ? addDays(new Date(now).toISOString().slice(0, 10), days) : null
    const reference =
      postsBy === null ? activity.post(order.sub, line) : activity.announce(order.sub, line, postsBy)
    db.prepare('INSERT INTO order_reversals VALUES (?, ?, ?, ?, ?, ?)').run(
      reference,
      orderNumber,
      wanted.kind,
      points,
      cards,
      now,
    )
    undo(loyalty, order, cards)
    return { reference, kind: wanted.kind, points, cards, at: now, postsBy }
  })
}

const finished: ReadonlySet<string> = new Set(['sent', 'delivered', 'applied'])

function whatComesBack(
  order: StoredOrder,
  { kind, cards }: Wanted,
  before: readonly Reversal[],
  now: number,
): { points: number; cards: number } {
  if (before.some((one) => one.kind !== 'partly-fulfilled')) throw notNow
  const returned = before.reduce((sum, one) => sum + one.points, 0)
  const held = order.lines.reduce((sum, line) => sum + line.qty, 0)
  const heldBack = before.reduce((sum, one) => sum + one.cards, 0)
  if (kind === 'partly-fulfilled') {
    const [line, ...others] = order.lines
    const count = cards ?? 1
    // Partial reversals are supported for orders with one line.
    if (!line || others.length > 0 || count < 1 || heldBack + count >= held) throw notNow
    return { points: line.points * count, cards: count }
  }
  const { status } = progressOf(order, now, 'en')
  if (kind === 'cancelled' && (finished.has(status) || status === 'shipped')) throw notNow
  if (kind === 'refunded' && !finished.has(status)) throw notNow
  return { points: order.points - returned, cards: held - heldBack }
}

const notNow = new Refusal('VALIDATION_FAILED')

/** Deletes this many e-cards of an order. */
export function dropECards(db: Loyalty['db'], orderNumber: string, cards: number): void {
  db.prepare(
    `DELETE FROM e_cards WHERE card_id IN
      (SELECT card_id FROM e_cards WHERE order_number = ? ORDER BY card_id DESC LIMIT ?)`,
  ).run(orderNumber, cards)
}

function undo({ db }: Loyalty, order: StoredOrder, cards: number): void {
  const [line, ...others] = order.lines
  // Only of an order with one line a part comes back.
  const returned = line && others.length === 0 ? [{ sku: line.sku, qty: cards }] : order.lines
  for (const { sku, qty } of returned)
    db.prepare('UPDATE stock SET cards_left = cards_left + ? WHERE sku = ? AND format = ?').run(
      qty,
      sku,
      order.format,
    )
  dropECards(db, order.orderNumber, cards)
  const paid = db.prepare('SELECT * FROM travel_payments WHERE order_number = ?').get(order.orderNumber)
  if (!paid) return
  db.prepare('UPDATE travel_purchases SET applied_cents = applied_cents - ? WHERE id = ?').run(
    Number(paid.cents),
    String(paid.purchase_id),
  )
}

/** Reason of a reversal, as a sentence. */
export const reasonOf = (order: StoredOrder, kind: RefundKind, cards: number): Localised =>
  refundReason(refundedOf(order, kind, cards))

const refundedOf = (order: StoredOrder, kind: RefundKind, cards: number): Refunded => ({
  kind,
  cards,
  valueCents: order.lines[0]?.valueCents ?? 0,
  isGiftCard: order.kind === 'gift-card',
})
