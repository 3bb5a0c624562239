import type { LedgerColumns } from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import * as m from '#app/paraglide/messages.js'

/** The heads of the ledger's columns. */
export const ledgerColumns = (): LedgerColumns => ({
  date: m.history_columnDate(),
  what: m.history_columnWhat(),
  category: m.history_columnCategory(),
  points: m.history_columnPoints(),
  balance: m.history_columnBalance(),
})
