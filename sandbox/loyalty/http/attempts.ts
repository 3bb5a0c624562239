import type { DatabaseSync } from 'node:sqlite'
import { Refusal } from './refusal.ts'

type Limit = { tries: number; withinMs: number }

/**
 * Counts a try in its scope. @throws Refusal TOO_MANY_REQUESTS, with the time until the next one, when there have
 * been `tries` within the window already. Count before the work; a refusal after it must keep its writes.
 */
export function countTry(db: DatabaseSync, scope: string, { tries, withinMs }: Limit, now: number): void {
  db.prepare('DELETE FROM attempts WHERE scope = ? AND at <= ?').run(scope, now - withinMs)
  const found = db.prepare('SELECT COUNT(*) AS n, MIN(at) AS oldest FROM attempts WHERE scope = ?').get(scope)
  if (Number(found?.n) >= tries) {
    const wait = Number(found?.oldest) + withinMs - now
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) })
  }
  db.prepare('INSERT INTO attempts (scope, at) VALUES (?, ?)').run(scope, now)
}
