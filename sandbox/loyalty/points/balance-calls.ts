import { typesOf } from '@borealis/contract/transaction-types.ts'
import type { Handlers } from '../http/call.ts'
import type { Loyalty } from '../loyalty.ts'
import { textOrNull } from '../row.ts'
import { lastGoodDay } from './expiry.ts'

/** For SQL. */
const earnedTypes = typesOf('earned').map((code) => `'${code}'`)

const days90 = 90 * 86_400_000

/** GET /customers/balance. Points expire only for members with an expiry rule. */
export function balanceCalls({ db, ledger }: Loyalty) {
  const pending = db.prepare(
    `SELECT COALESCE(SUM(base_points + bonus_points), 0) AS points, MAX(posts_by) AS by
      FROM activity WHERE sub = ? AND entry IS NULL`,
  )
  const earned = db.prepare(
    `SELECT COALESCE(SUM(base_points + bonus_points), 0) AS points FROM activity
      WHERE sub = ? AND entry IS NOT NULL AND type IN (${earnedTypes}) AND occurred_at > ? AND occurred_at <= ?`,
  )

  return {
    getBalance: ({ sub, now }) => {
      const waiting = pending.get(sub)
      const points = ledger.balanceOf(sub)
      const expiresOn = points > 0 ? lastGoodDay(db, sub) : null
      return {
        points,
        pendingPoints: Number(waiting?.points),
        pendingPostsBy: textOrNull(waiting?.by ?? null),
        expiringPoints: expiresOn === null ? 0 : points,
        expiresOn,
        earnedLast90Days: Number(earned.get(sub, now - days90, now)?.points),
        asOf: new Date(now).toISOString(),
      }
    },
  } satisfies Handlers
}
