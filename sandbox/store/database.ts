import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { transaction } from '@borealis/contract/serving/transaction.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

export const DATABASE_FILE = 'sandbox.sqlite'

/**
 * Opens the sandbox's one database file and brings its schema up to date.
 * Migrations are the `.sql` files in `migrations/`, applied once each, in the order of their names,
 * each in its own transaction. `:memory:` gives a database of its own for a unit test.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true })
  const db = new DatabaseSync(dataDir === ':memory:' ? dataDir : join(dataDir, DATABASE_FILE))
  db.exec('PRAGMA busy_timeout = 5000')
  db.exec('PRAGMA journal_mode = WAL')
  // A sandbox may lose its last few milliseconds in a power cut; it may not be slow in every test.
  db.exec('PRAGMA synchronous = NORMAL')
  db.exec('PRAGMA foreign_keys = ON')
  migrate(db)
  return db
}

function migrate(db: DatabaseSync): void {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT')
  const names = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  for (const name of names) {
    transaction(db, () => {
      // Looked up inside the transaction: two processes may open a new database at the same moment.
      if (db.prepare('SELECT 1 FROM migrations WHERE name = ?').get(name)) return
      db.exec(readFileSync(join(MIGRATIONS, name), 'utf8'))
      db.prepare('INSERT INTO migrations (name, applied_at) VALUES (?, ?)').run(name, Date.now())
    })
  }
}
