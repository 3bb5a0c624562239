import type { RedeemSum } from '@borealis/design-system/patterns/redeem-dialog/redeem-types.ts'
import { formatPoints } from '#app/domain/points.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import type { GiftCardRedeem } from './use-redeem.ts'

/** Balance, cost and remainder; nothing while the balance is not known. */
export function redeemSum({ known }: GiftCardRedeem): RedeemSum | null {
  if (!known) return null
  const { denomination, quantity } = known.state
  const locale = currentLocale()
  return {
    have: m.redeem_have(),
    order: m.redeem_order(),
    left: m.redeem_left(),
    balance: known.facts.balance,
    orderPoints: (denomination?.points ?? 0) * quantity,
    format: (points) => m.redeem_points({ points: formatPoints(points, locale) }),
  }
}
