import type { Loyalty } from '../loyalty.ts'
import { isoOf, type Row } from '../row.ts'

type Decision = { isGranted: boolean; wordingVersion: string; decidedAt: string }

const toDecision = (row: Row): Decision => ({
  isGranted: row.is_granted === 1,
  wordingVersion: String(row.wording_version),
  decidedAt: isoOf(row.decided_at),
})

/** Channel of consents that are not about messages. */
export const noChannel = 'any'

/** A member's latest decision for a purpose and channel; null without one. */
export function decisionOf(
  db: Loyalty['db'],
  sub: string,
  purpose: string,
  channel: string,
): Decision | null {
  const row = db
    .prepare('SELECT * FROM consents WHERE sub = ? AND purpose = ? AND channel = ?')
    .get(sub, purpose, channel)
  return row ? toDecision(row) : null
}

/** All decisions for a purpose and channel, newest first. */
export function decisionsOf(db: Loyalty['db'], sub: string, purpose: string, channel: string): Decision[] {
  return db
    .prepare('SELECT * FROM consent_history WHERE sub = ? AND purpose = ? AND channel = ? ORDER BY id DESC')
    .all(sub, purpose, channel)
    .map(toDecision)
}

/** Records a decision. One that changes nothing keeps the date of the first. Joins the caller's transaction. */
export function decide(
  db: Loyalty['db'],
  sub: string,
  about: { purpose: string; channel: string; isGranted: boolean; wordingVersion: string },
  now: number,
): void {
  const { purpose, channel, isGranted, wordingVersion } = about
  const before = decisionOf(db, sub, purpose, channel)
  if (before?.isGranted === isGranted && before.wordingVersion === wordingVersion) return
  db.prepare('INSERT OR REPLACE INTO consents VALUES (?, ?, ?, ?, ?, ?)').run(
    sub,
    purpose,
    channel,
    Number(isGranted),
    wordingVersion,
    now,
  )
}
