import type { DatabaseSync } from 'node:sqlite'
import { Refusal } from '@borealis/contract/serving/refusal.ts'
import { type Localised, text } from '@borealis/contract/serving/words.ts'

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
    const wait = Math.max(1, Number(found?.oldest) + withinMs - now)
    throw new Refusal('TOO_MANY_REQUESTS', {
      retryAfterSeconds: Math.ceil(wait / 1000),
      detail: waitWords(wait),
    })
  }
  db.prepare('INSERT INTO attempts (scope, at) VALUES (?, ?)').run(scope, now)
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Time to wait, rounded up to minutes, or to hours beyond two. */
function waitWords(ms: number): Localised {
  const hours = Math.ceil(ms / HOUR_MS)
  const minutes = Math.max(2, Math.ceil(ms / MINUTE_MS))
  return hours > 2
    ? text(
        `Too many attempts. Try again in ${hours} hours.`,
        `Trop de tentatives. Réessayez dans ${hours}\u00a0heures.`,
      )
    : text(
        `Too many attempts. Try again in ${minutes} minutes.`,
        `Trop de tentatives. Réessayez dans ${minutes}\u00a0minutes.`,
      )
}
