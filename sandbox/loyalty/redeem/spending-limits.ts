import { isOfToday, refuseBeyondDay, TODAY_WITHIN_MS } from '@borealis/contract/serving/spending.ts'
import type { Loyalty } from '../loyalty.ts'
import { memberZone } from '../members/member.ts'
import { textOrNull } from '../row.ts'

/** @throws Refusal LIMIT_EXCEEDED above the daily limit, by the member's time zone */
export function refuseTooMuchToday(
  { db, catalogue }: Loyalty,
  sub: string,
  points: number,
  now: number,
): void {
  const spent = () => {
    const zone = memberZone(db, sub)
    return db
      .prepare(
        // Refunded points do not count.
        `SELECT placed_at, time_zone, points - (SELECT COALESCE(SUM(r.points), 0) FROM order_reversals r
          WHERE r.order_number = o.order_number) AS spent
          FROM orders o WHERE sub = ? AND placed_at >= ?`,
      )
      .all(sub, now - TODAY_WITHIN_MS)
      .filter((row) => isOfToday(Number(row.placed_at), [zone, textOrNull(row.time_zone) ?? zone], now))
      .reduce((sum, row) => sum + Number(row.spent), 0)
  }
  refuseBeyondDay(catalogue.limits, spent, points)
}
