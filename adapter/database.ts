import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { PoolClient } from 'pg'

export type Row = Readonly<Record<string, unknown>>
type Value = string | number | null

/** Statements as SQLite and Postgres both take them, with `$1`, `$2` for values. */
export interface Statements {
  all(sql: string, ...values: Value[]): Promise<Row[]>
  /** @returns how many rows it changed */
  run(sql: string, ...values: Value[]): Promise<number>
}

export interface Database extends Statements {
  /** The type of a whole number that may be a moment, and what ends the definition of a table. */
  readonly dialect: { readonly whole: string; readonly end: string }
  /** Wholly or not at all, and one after the other for each `subject`. */
  transaction<T>(subject: string, work: (within: Statements) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A file, for the processes of one machine. What is committed is on the disk. */
export function openSqlite(file: string): Database {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? db.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  const named = (values: Value[]) =>
    Object.fromEntries(values.map((value, at): [string, SQLInputValue] => [`$${at + 1}`, value]))
  const within: Statements = {
    all: async (sql, ...values) => statement(sql).all(named(values)),
    run: async (sql, ...values) => Number(statement(sql).run(named(values)).changes),
  }
  // There is one connection: nothing else may run on it while a transaction is open.
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  return {
    dialect: { whole: 'INTEGER', end: ' STRICT' },
    all: (sql, ...values) => inTurn(() => within.all(sql, ...values)),
    run: (sql, ...values) => inTurn(() => within.run(sql, ...values)),
    transaction: (_subject, work) =>
      inTurn(async () => {
        db.exec('BEGIN IMMEDIATE')
        try {
          const result = await work(within)
          db.exec('COMMIT')
          return result
        } catch (error) {
          if (db.isTransaction) db.exec('ROLLBACK')
          throw error
        }
      }),
    close: () => inTurn(async () => db.close()),
  }
}

const TIMEOUT_MS = 5_000

/**
 * Postgres, for several machines. With replicas, an order is only as safe as a commit: set `synchronous_commit` so that one which is
 * promoted has it.
 * @param log what happens to connections that nobody uses at that moment
 */
export async function openPostgres(url: string, log: (line: string) => void): Promise<Database> {
  const { Pool } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
  })
  pool.on('error', (error) => log(`adapter store lost a connection: ${error.message}`))
  return {
    dialect: { whole: 'BIGINT', end: '' },
    ...statementsOf(pool),
    async transaction(subject, work) {
      const client = await pool.connect()
      let isBroken = false
      try {
        await client.query('BEGIN')
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [subject])
        const result = await work(statementsOf(client))
        await client.query('COMMIT')
        return result
      } catch (error) {
        // Of a connection that is gone nothing is kept; the server takes back what was not committed.
        isBroken = await client.query('ROLLBACK').then(
          () => false,
          () => true,
        )
        throw error
      } finally {
        client.release(isBroken)
      }
    },
    close: () => pool.end(),
  }
}

const statementsOf = (client: Pick<PoolClient, 'query'>): Statements => ({
  all: async (sql, ...values) => (await client.query<Row>(sql, values)).rows,
  run: async (sql, ...values) => (await client.query(sql, values)).rowCount ?? 0,
})
