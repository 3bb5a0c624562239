import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Address } from '#app/backend/contract/addresses.ts'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { addressQueries } from '#app/features/addresses/addresses.queries.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import type { OrderProgress, ReviewedOrder } from '#app/session/order-progress.functions.ts'
import { isUnsure } from '#app/session/order-progress.queries.ts'
import { giftCardQueries } from './gift-cards.queries.ts'
import { redeemQueries } from './redeem.queries.ts'
import type { RedeemSearch } from './redeem-search.ts'
import { type RedeemFacts, type RedeemState, redeemState } from './redeem-state.ts'

/** An order on its way: what was asked for, what holds, and where its pending action stands. */
export interface Redeem {
  readonly search: RedeemSearch
  /** `null` while the balance is not known: then no amount can be offered. */
  readonly known: { readonly facts: RedeemFacts; readonly state: RedeemState } | null
  readonly email: string | undefined
  readonly isFrozen: boolean
  /** What became of the order that a step-up came back from. */
  readonly returned: OrderProgress | undefined
  /** That order is on its way, is done, or nobody could be asked: nothing is offered. */
  readonly isUnderWay: boolean
  readonly review: ReviewedOrder | undefined
  readonly reviewFailed: boolean
}

export function useRedeem(brandId: string, search: RedeemSearch): Redeem {
  const { data: brand } = useSuspenseQuery(giftCardQueries.brand(brandId))
  const { data: balance } = useQuery(pointsQueries.balance())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: profile } = useQuery(accountQueries.profile())
  const progress = useQuery(redeemQueries.progress(search.intent))
  const returned = progress.data
  const addresses = useAddresses(search)
  const limits = pageData?.redemptionLimits ?? {}
  const facts = balance ? { brand, balance: balance.points, limits, addresses } : null
  const state = facts && redeemState(search, facts)
  // An order that is under way, or done a moment ago, or may be, is not opened a second time.
  const isUnderWay =
    returned?.name === 'running' || returned?.name === 'done' || isUnsure(search.intent, progress)
  const review = useQuery(redeemQueries.review(isUnderWay ? undefined : state?.selection))
  return {
    search,
    known: facts && state ? { facts, state } : null,
    email: profile?.email,
    isFrozen: profile?.isFrozen ?? false,
    returned,
    isUnderWay,
    review: review.data,
    reviewFailed: review.isError,
  }
}

function useAddresses({ format }: RedeemSearch): readonly Address[] | null {
  const { data } = useQuery({ ...addressQueries.list(), enabled: format === 'Physical' })
  return data?.addresses ?? null
}
