import { compareOffers } from '@borealis/contract/offer-order.ts'
import type { OfferList } from '@borealis/contract/offers.ts'
import { type OfferSummary, summaryOf } from './offer-summary.ts'

/** What home shows of the most used offers that are on for a short time, and how many offers there are. */
export function chooseHighlights(
  { offers, featured, runningCount }: Pick<OfferList, 'offers' | 'featured' | 'runningCount'>,
  isMember: boolean,
) {
  /** One offer at large scale, for members: it is picked for them. */
  const large = isMember && featured?.cmsContent.image ? featured : null
  return {
    count: runningCount,
    featured: large && summaryOf(large),
    limited: offers.filter(({ offerCode }) => offerCode !== large?.offerCode).map(summaryOf),
  }
}

/** The same offers, those that end soonest first; one without an end comes last. */
export const endingFirst = (offers: readonly OfferSummary[]): OfferSummary[] =>
  offers.toSorted(compareOffers.ending)
