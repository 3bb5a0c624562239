import { Refusal } from '@borealis/contract/serving/refusal.ts'
import type { Loyalty } from '../loyalty.ts'
import { closeWhenDue } from '../me/close-account.ts'

/** @throws Refusal UNAUTHENTICATED, ACCOUNT_SUSPENDED or ACCOUNT_CLOSED when the account may not be used */
export function refuseAccount(loyalty: Loyalty, sub: string, now: number): void {
  closeWhenDue(loyalty, sub, now)
  const account = loyalty.accounts.findBySub(sub)
  if (!account || !loyalty.db.prepare('SELECT 1 FROM members WHERE sub = ?').get(sub)) {
    throw new Refusal('UNAUTHENTICATED')
  }
  if (account.status === 'suspended') throw new Refusal('ACCOUNT_SUSPENDED')
  if (account.status === 'closed') throw new Refusal('ACCOUNT_CLOSED')
}
