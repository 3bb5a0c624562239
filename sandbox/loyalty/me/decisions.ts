import type { Loyalty } from '../loyalty.ts'
import { isoOf, type Row } from '../row.ts'

type Decision = { isGranted: boolean; wordingVersion: string; decidedAt: string }

const toDecision = (row: Row): Decision => ({
  isGranted: row.is_granted === 1,
  wordingVersion: String(row.wording_version),
  decidedAt: isoOf(row.decided_at),
})

/** A consent that is not about a way to send messages is kept under this channel. */
export const noChannel = 'any'

/** What a member last decided about one purpose and channel; null before they ever did. */
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

/** Everything that a member decided about one purpose and channel, newest first. */
export function decisionsOf(db: Loyalty['db'], sub: string, purpose: string, channel: string): Decision[] {
  return db
    .prepare('SELECT * FROM consent_history WHERE sub = ? AND purpose = ? AND channel = ? ORDER BY id DESC')
    .all(sub, purpose, channel)
    .map(toDecision)
}

/** Writes a decision down. One that changes nothing keeps the date of the first. Joins the caller's transaction. */
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
