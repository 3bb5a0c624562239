import type { TravelPurchase } from '@borealis/contract/transactions.ts'
import { Plane } from 'lucide'
import { formatDate } from '#app/domain/dates.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import type { Amount, AmountPlan } from './amount-state.ts'
import { transactionQueries } from './spend.data.ts'

/** What the steps need to know of a purchase that points can pay for. */
export const travelOrder = ({ id, accountUniqueId, openCents, pointsForAll }: TravelPurchase) => ({
  code: 'travel' as const,
  owed: { points: pointsForAll, cents: openCents },
  review: (amount: Amount | undefined) =>
    transactionQueries.reviewTravel(
      amount && { accountUniqueId, purchaseId: id, points: amount.points, creditCents: amount.cents },
    ),
})

/** A purchase as something that points are about to pay. */
export function travelPlan(purchase: TravelPurchase, cardName: string, timeZone: string): AmountPlan {
  const { id, accountUniqueId, merchant, description, purchasedOn, applyBy } = purchase
  const locale = currentLocale()
  const carried = { card: accountUniqueId, purchase: id }
  return {
    ...travelOrder(purchase),
    icon: Plane,
    title: merchant,
    detail: m.travel_detailOpen({
      what: description,
      date: formatDate(purchasedOn, locale, timeZone),
      until: formatDate(applyBy, locale, timeZone),
    }),
    action: href('/account/redeem/travel'),
    carried,
    stepHref: (search) => href('/account/redeem/travel', { ...carried, ...search }),
    leave: { href: href('/account/redeem/travel', { card: accountUniqueId }), label: m.redeem_back() },
    rows: [
      { id: 'purchase', label: m.redeem_rowTrip(), value: merchant, detail: description },
      { id: 'card', label: m.redeem_rowCard(), value: cardName },
    ],
  }
}
