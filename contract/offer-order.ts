import type { Offer, OfferGroupName, OfferListName, OfferSortOrder } from './offers.ts'
import { compareText } from './text.ts'

/** The group of an offer: the first that it belongs to. Visitors have no personal group. */
export function offerGroupOf(
  { kind, isLimitedTime }: Pick<Offer, 'kind' | 'isLimitedTime'>,
  isMember: boolean,
): OfferGroupName {
  if (kind === 'for-you' && isMember) return 'for-you'
  if (isLimitedTime) return 'limited-time'
  return kind === 'more-ways-to-earn' ? 'ways-to-earn' : 'more'
}

/** Which offers a list has. A limited-time offer that is picked for a member is in two. */
export const isListed: Record<OfferListName, (offer: Pick<Offer, 'kind' | 'isLimitedTime'>) => boolean> = {
  'limited-time': ({ isLimitedTime }) => isLimitedTime,
  'for-you': ({ kind }) => kind === 'for-you',
  more: ({ kind, isLimitedTime }) => kind !== 'for-you' && !isLimitedTime,
}

type Dated = Pick<Offer, 'startDate' | 'endDate' | 'popularity'>

const byRank = (a: Dated, b: Dated) => a.popularity - b.popularity

/** An offer without an end comes after every date. */
const lastDay = ({ endDate }: Dated) => endDate ?? '9999'

/** `ending`: what ends soonest first · `popular`: by rank · `newest`: what began last first. Equals stand by rank. */
export const compareOffers: Record<OfferSortOrder, (a: Dated, b: Dated) => number> = {
  ending: (a, b) => compareText(lastDay(a), lastDay(b)) || byRank(a, b),
  popular: byRank,
  newest: (a, b) => compareText(b.startDate, a.startDate) || byRank(a, b),
}
