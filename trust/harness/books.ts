import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

/** The sandbox's database, read with separate queries. */
export interface Books {
  /** The column `n` of a query's first row; 0 when there is none. */
  number(sql: string, ...values: string[]): number
  rows(sql: string, ...values: string[]): Record<string, SQLOutputValue>[]
}

/** Opens the database read-only for as long as `read` takes. No code of the sandbox is used. */
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

/** A customer's points, from the ledger. */
export const pointsLeft = ({ number }: Books, sub: string): number =>
  number('SELECT SUM(points) AS n FROM ledger_legs WHERE account = ?', `member:${sub}`)
