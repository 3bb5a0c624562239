import { addDays, dayIn, startOfDay } from '@borealis/contract/serving/days.ts'
import { refuseBeyondDay } from '@borealis/contract/serving/spending.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberZone } from '../members/member.ts'

/** @throws Refusal LIMIT_EXCEEDED above the daily limit, by the member's time zone */
export function refuseTooMuchToday(
  { db, catalogue }: Loyalty,
  sub: string,
  points: number,
  now: number,
): void {
  const spent = () => {
    const zone = memberZone(db, sub)
    const today = dayIn(now, zone)
    const span = [startOfDay(today, zone), startOfDay(addDays(today, 1), zone)] as const
    const found = db
      .prepare(
        // Refunded points do not count.
        `SELECT COALESCE(SUM(points - (SELECT COALESCE(SUM(r.points), 0) FROM order_reversals r
          WHERE r.order_number = o.order_number)), 0) AS spent
          FROM orders o WHERE sub = ? AND placed_at >= ? AND placed_at < ?`,
      )
      .get(sub, ...span)
    return Number(found?.spent)
  }
  refuseBeyondDay(catalogue.limits, spent, points)
}
