import type { DatabaseSync } from 'node:sqlite'

type BooksCheck = {
  isBalanced: boolean
  entries: number
  /** Entries whose legs do not sum to 0. */
  unbalancedEntries: number[]
  /** Accounts whose balance is not the sum of their legs. */
  wrongBalances: string[]
  /** Members with a negative balance. */
  owingMembers: string[]
  /** Posted lines of the history whose points differ from their entry, or whose entry belongs to another member. */
  strayLines: number[]
}

/** Recomputes balances from the legs and lists every discrepancy. All lists are empty when the books are sound. */
export function checkBooks(db: DatabaseSync): BooksCheck {
  const unbalancedEntries = column(
    db,
    'SELECT id FROM ledger_entries e WHERE (SELECT COALESCE(SUM(points), 1) FROM ledger_legs WHERE entry = e.id) <> 0',
  ).map(Number)
  const wrongBalances = column(
    db,
    'SELECT id FROM ledger_accounts a WHERE balance <> (SELECT COALESCE(SUM(points), 0) FROM ledger_legs WHERE account = a.id)',
  )
  const owingMembers = column(db, "SELECT id FROM ledger_accounts WHERE kind = 'member' AND balance < 0")
  const strayLines = column(
    db,
    `SELECT id FROM activity a WHERE entry IS NOT NULL AND base_points + bonus_points IS NOT
      (SELECT SUM(points) FROM ledger_legs WHERE entry = a.entry AND account = 'member:' || a.sub)`,
  ).map(Number)
  const found = [unbalancedEntries, wrongBalances, owingMembers, strayLines]
  return {
    isBalanced: found.every((list) => list.length === 0),
    entries: Number(db.prepare('SELECT COUNT(*) AS n FROM ledger_entries').get()?.n),
    unbalancedEntries,
    wrongBalances,
    owingMembers,
    strayLines,
  }
}

function column(db: DatabaseSync, sql: string): string[] {
  return db
    .prepare(sql)
    .all()
    .map((row) => String(row.id))
}
