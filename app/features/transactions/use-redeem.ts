import { useQuery } from '@tanstack/react-query'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { useEarlierPrice } from '#app/shell/redeem/use-earlier-price.ts'
import { type Redemption, useRedemption } from '#app/shell/redeem/use-redemption.ts'
import type { AmountPlan } from './redeem-plan.ts'
import type { AmountSearch } from './redeem-search.ts'
import { type AmountFacts, type AmountState, amountFacts, amountState } from './redeem-state.ts'

/** Points for travel or a credit: what holds, what was chosen, and where its pending action stands. */
export interface AmountRedeem extends Redemption {
  /** `null` while the balance or the programme's rate is not known: then no amount can be offered. */
  readonly known: { readonly facts: AmountFacts; readonly state: AmountState } | null
  /** What the points paid when the customer saw or confirmed them, where that has changed since. Cents. */
  readonly earlierCents: number | null
}

export function useAmountRedeem(plan: AmountPlan, search: AmountSearch): AmountRedeem {
  const { data: balance } = useQuery(balanceQueries.current())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const facts = amountFacts(plan, balance, pageData)
  const state = facts && amountState(search, facts)
  const redemption = useRedemption({
    intent: search.intent,
    selection: state?.selection,
    review: plan.review,
    withIntent: (intent) => plan.stepHref({ ...search, intent }),
  })
  const amount = state?.selection
  const seen = useEarlierPrice(amount ? { order: String(amount.points), price: amount.cents } : null)
  const { returned } = redemption
  const agreed =
    returned?.name === 'refused' && returned.code === 'PRICE_CHANGED' ? returned.creditCents : null
  return { ...redemption, earlierCents: agreed ?? seen, known: facts && state ? { facts, state } : null }
}
