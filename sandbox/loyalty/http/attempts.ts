import type { DatabaseSync } from 'node:sqlite'
import { tooManyTries } from '@borealis/contract/serving/refusal.ts'

type Limit = { tries: number; withinMs: number }

/**
 * Counts an attempt.
 * @throws Refusal TOO_MANY_REQUESTS, with the time to wait, after `tries` attempts within the window. Count before
 * the work; a refusal that follows must set `keepsWrites`.
 */
export function countTry(db: DatabaseSync, scope: string, { tries, withinMs }: Limit, now: number): void {
  db.prepare('DELETE FROM attempts WHERE scope = ? AND at <= ?').run(scope, now - withinMs)
  const found = db.prepare('SELECT COUNT(*) AS n, MIN(at) AS oldest FROM attempts WHERE scope = ?').get(scope)
  if (Number(found?.n) >= tries) {
    throw tooManyTries(Math.max(1, Number(found?.oldest) + withinMs - now))
  }
  db.prepare('INSERT INTO attempts (scope, at) VALUES (?, ?)').run(scope, now)
}
