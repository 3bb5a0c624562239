import type { Address } from '@borealis/contract/addresses.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { addressQueries } from '#app/features/addresses/addresses.data.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useEarlierPrice } from '#app/shell/redeem/use-earlier-price.ts'
import { type Redemption, useRedemption } from '#app/shell/redeem/use-redemption.ts'
import { giftCardQueries } from './gift-cards.data.ts'
import { redeemQueries } from './redeem.queries.ts'
import { redeemHref } from './redeem-links.ts'
import type { GiftCardSearch } from './redeem-search.ts'
import { type GiftCardFacts, type GiftCardState, giftCardState } from './redeem-state.ts'

/** An order of gift cards: what holds, what was chosen, and where its pending action stands. */
export interface GiftCardRedeem extends Redemption {
  /** `null` while the balance is not known: then no amount can be offered. */
  readonly known: { readonly facts: GiftCardFacts; readonly state: GiftCardState } | null
  readonly email: string | undefined
  /** The points that the order cost when the customer saw or confirmed it, where that has changed since. */
  readonly earlierPoints: number | null
}

export function useGiftCardRedeem(brandId: string, search: GiftCardSearch): GiftCardRedeem {
  const { data: brand } = useSuspenseQuery(giftCardQueries.brand(brandId))
  const { data: balance } = useQuery(balanceQueries.current())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: profile } = useQuery(accountQueries.profile())
  const addresses = useAddresses(search)
  const limits = pageData?.redemptionLimits ?? {}
  const facts = balance ? { brand, balance: balance.points, limits, addresses } : null
  const state = facts && giftCardState(search, facts)
  const redemption = useRedemption({
    intent: search.intent,
    selection: state?.selection,
    review: redeemQueries.review,
    withIntent: (intent) => redeemHref(brandId, { ...search, intent }),
  })
  const price = state?.denomination && state.denomination.points * state.quantity
  const seen = useEarlierPrice(price ? { order: `${search.sku} × ${state?.quantity}`, price } : null)
  const { returned } = redemption
  const agreed = returned?.name === 'refused' && returned.code === 'PRICE_CHANGED' ? returned.points : null
  return {
    ...redemption,
    known: facts && state ? { facts, state } : null,
    email: profile?.email,
    earlierPoints: agreed ?? seen,
  }
}

function useAddresses({ format }: GiftCardSearch): readonly Address[] | null {
  const { data } = useQuery({ ...addressQueries.list(), enabled: format === 'Physical' })
  return data?.addresses ?? null
}
