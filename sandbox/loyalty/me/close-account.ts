import { transaction } from '@borealis/contract/serving/transaction.ts'
import { text } from '@borealis/contract/serving/words.ts'
import type { Loyalty } from '../loyalty.ts'
import { writeTo } from './write-to.ts'

/** Closes an account after its thirty days, on the first access afterwards. */
export function closeWhenDue(loyalty: Loyalty, sub: string, now: number): void {
  const { db } = loyalty
  const due = db.prepare('SELECT 1 FROM members WHERE sub = ? AND closes_at <= ?').get(sub, now)
  if (due) transaction(db, () => close(loyalty, sub, now))
}

/**
 * Erases a closed account except for ledger entries and orders, which have to be kept by law. The balance returns to
 * the programme; name, addresses, cards, travel, consents and the rest are deleted.
 */
function close(loyalty: Loyalty, sub: string, now: number): void {
  const { db, accounts, ledger, activity } = loyalty
  db.prepare('DELETE FROM activity WHERE sub = ? AND entry IS NULL').run(sub)
  const left = ledger.balanceOf(sub)
  if (left > 0) {
    activity.post(sub, {
      occurredAt: now,
      type: 'EXPIRE',
      category: 'ADJUSTMENT',
      description: text('Account closed', 'Compte fermé'),
      explanation: text('At your request', 'À votre demande'),
      basePoints: -left,
    })
  }
  db.prepare(
    `UPDATE members SET first_name = '', last_name = '', pending_email = NULL, pending_email_token = NULL,
      pending_email_until = NULL, phone = NULL, birth_date = NULL, gender = NULL, default_address = NULL,
      segments = '[]', interests = '[]', personalisation = 0, goal_brand = NULL, goal_sku = NULL, closes_at = NULL
      WHERE sub = ?`,
  ).run(sub)
  db.prepare(
    'DELETE FROM travel_payments WHERE order_number IN (SELECT order_number FROM orders WHERE sub = ?)',
  ).run(sub)
  for (const table of [
    'addresses',
    // Purchases first: they reference cards.
    'travel_purchases',
    'cards',
    'consents',
    'consent_history',
    'security_events',
    'data_exports',
    'claims',
    'claim_receipts',
  ]) {
    db.prepare(`DELETE FROM ${table} WHERE sub = ?`).run(sub)
  }
  // Last, while the address is known.
  writeTo(loyalty, sub, {
    kind: 'account-closed',
    subject: text('Your account is closed', 'Votre compte est fermé'),
    body: text(
      'Your Borealis account is closed, as you requested 30 days ago. You can no longer sign in. Any card already mailed is still on its way.',
      "Votre compte Borealis est fermé, comme vous l'avez demandé il y a 30 jours. Vous ne pouvez plus vous y connecter. Toute carte déjà postée vous parviendra quand même.",
    ),
  })
  accounts.erase(sub)
}
