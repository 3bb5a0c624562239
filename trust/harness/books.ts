import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

/** The sandbox's books, to be read with one's own queries. */
export interface Books {
  /** The number that a query calls `n`; 0 when it finds nothing. */
  number(sql: string, ...values: string[]): number
  rows(sql: string, ...values: string[]): Record<string, SQLOutputValue>[]
}

/** Opens the books as they are now, for as long as `read` takes. Nothing is written, and no code of the sandbox is used. */
export function readBooks<T>(dataDir: string, read: (books: Books) => T): T {
  const db = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { readOnly: true })
  try {
    return read({
      number: (sql, ...values) => Number(db.prepare(sql).get(...values)?.n ?? 0),
      rows: (sql, ...values) => db.prepare(sql).all(...values),
    })
  } finally {
    db.close()
  }
}

/** What is left of a customer's points, by the legs of the ledger. */
export const pointsLeft = ({ number }: Books, sub: string): number =>
  number('SELECT SUM(points) AS n FROM ledger_legs WHERE account = ?', `member:${sub}`)
