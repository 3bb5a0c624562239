import type { DatabaseSync } from 'node:sqlite'
import { addDays, dayIn, startOfDay } from '@borealis/contract/serving/days.ts'
import { dayInWords } from '../../seed/text.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberZone } from '../members/member.ts'

/**
 * The last day a member's points are valid, or null without an expiry rule. Any transaction restarts the period on its own day,
 * also while its points are pending: the site asks for a purchase by that day.
 */
export function lastGoodDay(db: DatabaseSync, sub: string): string | null {
  const rule = db.prepare('SELECT idle_months, since FROM points_expiry WHERE sub = ?').get(sub)
  if (!rule) return null
  const newest = db.prepare('SELECT MAX(occurred_at) AS at FROM activity WHERE sub = ?').get(sub)
  const last = Math.max(Number(rule.since), Number(newest?.at ?? 0))
  return monthsAfter(dayIn(last, memberZone(db, sub)), Number(rule.idle_months))
}

/**
 * Expires points that are due, with a line in the history, from the day on that they are not valid any more: whoever comes back
 * months later had none in between. Every other line is older, or the period would have begun anew.
 */
export function expireIdlePoints({ db, ledger, activity }: Loyalty, sub: string, now: number): void {
  const last = lastGoodDay(db, sub)
  if (last === null) return
  const occurredAt = startOfDay(addDays(last, 1), memberZone(db, sub))
  if (now < occurredAt) return
  const points = ledger.balanceOf(sub)
  if (points <= 0) return
  const day = dayInWords(last)
  activity.post(sub, {
    occurredAt,
    type: 'EXPIRE',
    category: 'ADJUSTMENT',
    description: { en: 'Points expired', fr: 'Points expirés' },
    explanation: { en: `No activity by ${day.en}`, fr: `Aucune activité jusqu’au ${day.fr}` },
    basePoints: -points,
  })
}

/** The same day some months later, or the last day of that month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}
