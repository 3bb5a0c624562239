import { transaction } from '@borealis/contract/serving/transaction.ts'
import { memberAccount } from '../loyalty/ledger/ledger.ts'
import { readProfile } from '../loyalty/members/member.ts'
import { settleMember } from '../loyalty/members/settle.ts'
import { progressOf, toOrder } from '../loyalty/orders/orders.ts'
import { reasonOf, reversalsOf } from '../loyalty/orders/reversals.ts'
import type { ControlDeps } from './control-deps.ts'

/** Everything a test may want to check about a customer, after time-dependent changes were applied. */
export function describeCustomer({ loyalty, scenarios, callLog }: ControlDeps, sub: string) {
  const { db, clock, ledger, accounts } = loyalty
  if (!db.prepare('SELECT 1 FROM members WHERE sub = ?').get(sub)) return null
  const now = clock.now()
  transaction(db, () => settleMember(loyalty, sub, now))
  const entries = db
    .prepare(
      `SELECT e.id, e.posted_at, e.memo, l.points FROM ledger_legs l JOIN ledger_entries e ON e.id = l.entry
        WHERE l.account = ? ORDER BY e.id DESC LIMIT 500`,
    )
    .all(memberAccount(sub))
  const orders = db
    .prepare('SELECT * FROM orders WHERE sub = ? ORDER BY placed_at DESC')
    .all(sub)
    .map(toOrder)
  const keys = db
    .prepare('SELECT key, operation, state, order_number FROM redemptions WHERE sub = ?')
    .all(sub)
  const receipts = db
    .prepare(
      `SELECT receipt_id, length(picture) AS bytes, (SELECT claim_number FROM claims c
        WHERE c.sub = r.sub AND c.receipt_picture = r.receipt_id LIMIT 1) AS claim
        FROM claim_receipts r WHERE sub = ? ORDER BY sent_at`,
    )
    .all(sub)
  return {
    status: accounts.findBySub(sub)?.status,
    profile: readProfile(loyalty, sub),
    balance: ledger.balanceOf(sub),
    ledger: entries.map(({ id, posted_at: at, memo, points }) => ({
      entry: Number(id),
      postedAt: new Date(Number(at)).toISOString(),
      memo: String(memo),
      points: Number(points),
    })),
    orders: orders.map((order) => {
      const reversals = reversalsOf(loyalty, order.orderNumber).map((one) => ({
        ...one,
        reason: reasonOf(order, one.kind, one.cards),
      }))
      return { ...order, reversals, status: progressOf(order, now, 'en', { reversals }).status }
    }),
    redemptions: keys.map((row) => ({
      key: String(row.key),
      operation: String(row.operation),
      state: String(row.state),
      orderNumber: row.order_number === null ? null : String(row.order_number),
    })),
    receipts: receipts.map((row) => ({
      claimNumber: row.claim === null ? null : String(row.claim),
      bytes: Number(row.bytes),
      picture: `/control/customers/${sub}/receipts/${String(row.receipt_id)}`,
    })),
    scenarios: scenarios.list(sub),
    calls: callLog.list(sub),
  }
}
