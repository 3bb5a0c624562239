import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a write waits inside SQLite, blocking the process, before it makes room for other work. */
export const BUSY_TIMEOUT_MS = 50
const MAX_WAIT_MS = 5_000

/** Runs `work`, and again while another process is writing: SQLite has one writer at a time. Throws after 5 s. */
export async function inTurn<T>(work: () => T): Promise<T> {
  const deadline = Date.now() + MAX_WAIT_MS
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      await sleep(5 + Math.random() * 20)
    }
  }
}

/** Runs `work` in one write transaction, which is rolled back when it throws or when `isKept` refuses its result. */
export function inTransaction<T>(
  db: DatabaseSync,
  work: () => T,
  isKept: (result: T) => boolean = () => true,
): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec(isKept(result) ? 'COMMIT' : 'ROLLBACK')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** SQLITE_BUSY, with whatever SQLite adds above its lowest byte. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
