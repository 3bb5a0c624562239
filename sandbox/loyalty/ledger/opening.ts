import type { Loyalty } from '../loyalty.ts'
import { memberAccount, programmeAccounts } from './ledger.ts'

/** Posts an opening balance. It has no line in the history, which starts with it. */
export function ledgerOpening({ ledger }: Loyalty, sub: string, points: number, at: number): void {
  ledger.post({
    at,
    memo: 'opening balance',
    legs: [
      { account: memberAccount(sub), points },
      { account: programmeAccounts.opening, points: -points },
    ],
  })
}
