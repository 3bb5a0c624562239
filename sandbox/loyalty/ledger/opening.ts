import type { Loyalty } from '../loyalty.ts'
import { memberAccount, programmeAccounts } from './ledger.ts'

/** A balance to begin with. It is in the books, but no line of the history: the history opens with it. */
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
