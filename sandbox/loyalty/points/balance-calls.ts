import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { textOrNull } from '../row.ts'

const days90 = 90 * 86_400_000

/** GET /customers/balance. Points of this programme do not expire, so nothing ever does. */
export function balanceCalls({ db, ledger }: Loyalty) {
  const pending = db.prepare(
    `SELECT COALESCE(SUM(base_points + bonus_points), 0) AS points, MAX(posts_by) AS by
      FROM activity WHERE sub = ? AND entry IS NULL`,
  )
  const earned = db.prepare(
    `SELECT COALESCE(SUM(base_points + bonus_points), 0) AS points FROM activity
      WHERE sub = ? AND entry IS NOT NULL AND type IN ('EARN', 'BONUS') AND occurred_at > ? AND occurred_at <= ?`,
  )

  return {
    getBalance: ({ sub, now }) => {
      const waiting = pending.get(sub)
      return {
        points: ledger.balanceOf(sub),
        pendingPoints: Number(waiting?.points),
        pendingPostsBy: textOrNull(waiting?.by ?? null),
        expiringPoints: 0,
        expiresOn: null,
        earnedLast90Days: Math.max(0, Number(earned.get(sub, now - days90, now)?.points)),
        asOf: new Date(now).toISOString(),
      }
    },
  } satisfies Handlers
}
