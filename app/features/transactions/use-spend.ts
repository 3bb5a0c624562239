import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import type { OrderProgress, ReviewedOrder } from '#app/session/order-progress.functions.ts'
import { isUnsure, orderProgressQueries } from '#app/session/order-progress.queries.ts'
import { useOrderOutcome } from '#app/site/page-parts/use-order-outcome.ts'
import type { SpendPlan } from './spend-plan.ts'
import type { SpendSearch } from './spend-search.ts'
import { type SpendFacts, type SpendState, spendState } from './spend-state.ts'

/** Points on their way: what holds, what was chosen, and where its pending action stands. */
export interface Spend {
  /** `null` while the balance or the programme's rate is not known: then no amount can be offered. */
  readonly known: { readonly facts: SpendFacts; readonly state: SpendState } | null
  readonly isFrozen: boolean
  /** What became of the order that a step-up came back from. */
  readonly returned: OrderProgress | undefined
  /** That order is on its way, is done, or nobody could be asked: nothing is offered. */
  readonly isUnderWay: boolean
  readonly review: ReviewedOrder | undefined
  readonly reviewFailed: boolean
}

export function useSpend(plan: SpendPlan, search: SpendSearch): Spend {
  const { data: balance } = useQuery(pointsQueries.balance())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: profile } = useQuery(accountQueries.profile())
  const progress = useQuery(orderProgressQueries.progress(search.intent))
  const returned = progress.data
  const rule = pageData?.waysToSpend.find(({ code }) => code === plan.code)
  const facts =
    rule && balance
      ? {
          rule,
          bounds: {
            balance: balance.points,
            maxPointsPerDay: pageData?.redemptionLimits?.maxPointsPerDay,
            forAll: plan.owed,
          },
        }
      : null
  const state = facts && spendState(search, facts)
  // An order that is under way, or done a moment ago, or may be, is not opened a second time.
  const isUnderWay =
    returned?.name === 'running' || returned?.name === 'done' || isUnsure(search.intent, progress)
  const isReview = state?.step === 'review' && !isUnderWay
  const review = useQuery(plan.review(isReview ? (state.points ?? undefined) : undefined))
  useOrderOutcome({ intent: search.intent, returned, review: review.data }, (intent) =>
    plan.stepHref({ ...search, intent }),
  )
  return {
    known: facts && state ? { facts, state } : null,
    isFrozen: profile?.isFrozen ?? false,
    returned,
    isUnderWay,
    review: review.data,
    reviewFailed: review.isError,
  }
}
