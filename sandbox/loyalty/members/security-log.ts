import type { SecurityKind, SecurityLog } from '@borealis/contract/me.ts'
import { type Localised, text } from '@borealis/contract/serving/words.ts'
import type { Language } from '@borealis/contract/values.ts'
import type { Loyalty } from '../loyalty.ts'
import { isoOf } from '../row.ts'

/** Adds an event to a member's security log. Joins the caller's transaction. */
export function noteSecurity(
  db: Loyalty['db'],
  sub: string,
  at: number,
  kind: SecurityKind,
  detail: Localised,
): void {
  db.prepare('INSERT INTO security_events (sub, at, kind, detail_en, detail_fr) VALUES (?, ?, ?, ?, ?)').run(
    sub,
    at,
    kind,
    detail.en,
    detail.fr,
  )
}

/** Logs a sign-in or step-up. Accounts without a member have no log. */
export function noteEntrance(db: Loyalty['db'], sub: string, at: number, kind: 'sign-in' | 'step-up'): void {
  // The site has a text for each kind.
  if (db.prepare('SELECT 1 FROM members WHERE sub = ?').get(sub))
    noteSecurity(db, sub, at, kind, text('', ''))
}

/** The last hundred events, newest first. */
export function readSecurityLog(db: Loyalty['db'], sub: string, language: Language): SecurityLog {
  const rows = db.prepare('SELECT * FROM security_events WHERE sub = ? ORDER BY id DESC LIMIT 100').all(sub)
  return {
    events: rows.map((row) => ({
      id: `sec_${row.id}`,
      at: isoOf(row.at),
      // Only `noteSecurity` writes this column.
      kind: row.kind as SecurityKind,
      detail: String(language === 'fr' ? row.detail_fr : row.detail_en),
      place: row.place === null ? null : String(row.place),
      device: null,
    })),
  }
}
