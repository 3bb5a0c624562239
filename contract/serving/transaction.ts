/** What a transaction needs of a database of Node's SQLite. */
interface Database {
  exec(sql: string): void
  readonly isTransaction: boolean
}

/**
 * Runs `work` in one write transaction: all of it happens, or none of it.
 * Inside another transaction it joins that one. `work` must not wait for anything.
 */
export function transaction<T>(db: Database, work: () => T): T {
  if (db.isTransaction) return work()
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
