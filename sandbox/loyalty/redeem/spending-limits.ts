import { addDays } from '../../seed/calendar.ts'
import { countedPoints, grouped, text } from '../../seed/text.ts'
import { Refusal } from '../http/refusal.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberZone } from '../members/member.ts'
import { dayIn, startOfDay } from '../members/time-zone.ts'

/** @throws Refusal LIMIT_EXCEEDED below the minimum of an order */
export function refuseTooSmall({ catalogue }: Loyalty, points: number): void {
  const { minPoints } = catalogue.limits
  if (minPoints === undefined || points >= minPoints) return
  const min = grouped(minPoints)
  throw new Refusal('LIMIT_EXCEEDED', {
    detail: text(
      `Redeem at least ${min.en} points. No points were redeemed.`,
      `Échangez au moins ${min.fr} points. Aucun point n'a été échangé.`,
    ),
  })
}

/** @throws Refusal LIMIT_EXCEEDED above the daily limit, by the member's time zone */
export function refuseBeyondDay({ db, catalogue }: Loyalty, sub: string, points: number, now: number): void {
  const { maxPointsPerDay } = catalogue.limits
  if (maxPointsPerDay === undefined) return
  const zone = memberZone(db, sub)
  const today = dayIn(now, zone)
  const span = [startOfDay(today, zone), startOfDay(addDays(today, 1), zone)] as const
  const spent = db
    .prepare(
      // Refunded points do not count.
      `SELECT COALESCE(SUM(points - (SELECT COALESCE(SUM(r.points), 0) FROM order_reversals r
        WHERE r.order_number = o.order_number)), 0) AS spent
        FROM orders o WHERE sub = ? AND placed_at >= ? AND placed_at < ?`,
    )
    .get(sub, ...span)?.spent
  if (Number(spent) + points <= maxPointsPerDay) return
  const max = grouped(maxPointsPerDay)
  throw new Refusal('LIMIT_EXCEEDED', {
    detail: text(
      `You can redeem up to ${max.en} points per day. No points were redeemed.`,
      `Vous pouvez échanger jusqu'à ${max.fr} points par jour. Aucun point n'a été échangé.`,
    ),
  })
}

/** @throws Refusal INSUFFICIENT_POINTS with the number of points missing */
export function refuseShortfall({ ledger }: Loyalty, sub: string, points: number): void {
  const missing = points - ledger.balanceOf(sub)
  if (missing <= 0) return
  const short = countedPoints(missing)
  throw new Refusal('INSUFFICIENT_POINTS', {
    detail: text(
      `You need ${grouped(missing).en} more ${missing === 1 ? 'point' : 'points'}. No points were redeemed.`,
      `Il vous manque ${short.fr}. Aucun point n'a été échangé.`,
    ),
  })
}
