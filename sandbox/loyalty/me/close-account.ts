import { transaction } from '@borealis/contract/serving/transaction.ts'
import { text } from '@borealis/contract/serving/words.ts'
import type { Loyalty } from '../loyalty.ts'
import { eraseRows } from './personal-data.ts'
import { writeTo } from './write-to.ts'

/** Closes an account after its thirty days, on the first access afterwards. */
export function closeWhenDue(loyalty: Loyalty, sub: string, now: number): void {
  const { db } = loyalty
  const due = db.prepare('SELECT 1 FROM members WHERE sub = ? AND closes_at <= ?').get(sub, now)
  if (due) transaction(db, () => close(loyalty, sub, now))
}

/**
 * Erases a closed account except for what the list of `personal-data.ts` keeps, such as ledger entries and orders. The
 * balance returns to the programme.
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
  eraseRows(db, sub)
  // Last, while the address is known.
  writeTo(loyalty, sub, {
    kind: 'account-closed',
    subject: text('Your account is closed', 'Votre compte est fermé'),
    body: text(
      'Your Borealis account is closed, as you requested. You can no longer sign in. If a card was already mailed, it will still arrive.',
      "Votre compte Borealis est fermé, comme vous l'avez demandé. Vous ne pouvez plus vous y connecter. Si une carte a déjà été postée, elle vous parviendra quand même.",
    ),
  })
  accounts.erase(sub)
}
