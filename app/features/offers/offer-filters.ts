import { allOf, oneOf } from '#app/site/links/search-params.ts'
import type { OfferSummary } from './offer-summary.ts'

export const offerSortOrders = ['ending', 'popular', 'newest'] as const
export type OfferSortOrder = (typeof offerSortOrders)[number]

/** What the offers are filtered and sorted by; all of it lives in the address. */
export interface OfferFilters {
  readonly category: readonly string[]
  readonly sort: OfferSortOrder
}

/** The search parameters, checked; a value that nobody offers is dropped. */
export function readOfferSearch(search: Record<string, unknown>): OfferFilters {
  return {
    category: [...new Set(allOf(search.category))],
    sort: offerSortOrders.find((order) => order === oneOf(search.sort)) ?? 'ending',
  }
}

/** The search parameters that `readOfferSearch` reads back; what is not chosen is not said. */
export function offerSearch({ category, sort }: OfferFilters): Record<string, string | string[]> {
  return {
    ...(category.length > 0 && { category: [...category] }),
    ...(sort !== 'ending' && { sort }),
  }
}

/** The same filters with one category more, or without it. */
export function toggleCategory(filters: OfferFilters, code: string): OfferFilters {
  const without = filters.category.filter((one) => one !== code)
  return { ...filters, category: without.length < filters.category.length ? without : [...without, code] }
}

/** Offers that hold where the reader is; with no province known, all of them, and each says where it holds. */
export function holdingIn(
  offers: readonly OfferSummary[],
  province: string | null | undefined,
): OfferSummary[] {
  return offers.filter(
    ({ provinceCodes }) =>
      !province || provinceCodes.length === 0 || provinceCodes.some((code) => code === province),
  )
}

/** The offers of any asked category, in the asked order. */
export function findOffers(
  offers: readonly OfferSummary[],
  { category, sort }: OfferFilters,
): OfferSummary[] {
  return offers
    .filter((offer) => category.length === 0 || offer.category.some(({ code }) => category.includes(code)))
    .toSorted(comparisons[sort])
}

export type OfferGroupName = 'for-you' | 'limited-time' | 'more' | 'ways-to-earn'

const groupOrder: readonly OfferGroupName[] = ['for-you', 'limited-time', 'more', 'ways-to-earn']

/** Each offer once, under the first group it belongs to; groups without offers are left out. */
export function groupOffers(
  offers: readonly OfferSummary[],
  isMember: boolean,
): { name: OfferGroupName; offers: OfferSummary[] }[] {
  return groupOrder
    .map((name) => ({ name, offers: offers.filter((offer) => groupOf(offer, isMember) === name) }))
    .filter((group) => group.offers.length > 0)
}

function groupOf({ kind, isLimitedTime }: OfferSummary, isMember: boolean): OfferGroupName {
  // Visitors get no personal group.
  if (kind === 'for-you' && isMember) return 'for-you'
  if (isLimitedTime) return 'limited-time'
  return kind === 'more-ways-to-earn' ? 'ways-to-earn' : 'more'
}

const byPopularity = (a: OfferSummary, b: OfferSummary) => a.popularity - b.popularity

/** An offer without an end comes after every date. */
const lastDay = ({ endDate }: OfferSummary) => endDate ?? '9999'

const comparisons: Record<OfferSortOrder, (a: OfferSummary, b: OfferSummary) => number> = {
  ending: (a, b) => compare(lastDay(a), lastDay(b)) || byPopularity(a, b),
  popular: byPopularity,
  newest: (a, b) => compare(b.startDate, a.startDate) || byPopularity(a, b),
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
