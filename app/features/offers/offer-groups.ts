import { compareOffers } from '@borealis/contract/offer-order.ts'
import type { Offer, OfferList, OfferState, offerGroups } from '@borealis/contract/offers.ts'
import type { z } from 'zod'
import { type OfferSummary, summaryOf } from './offer-summary.ts'

/** How offers stand for the member, by their codes. */
export type OwnStates = ReadonlyMap<string, OfferState>

export const withOwn =
  (states: OwnStates) =>
  <One extends Pick<Offer, 'offerCode'>>(offer: One) => ({ ...offer, own: states.get(offer.offerCode) })

type ContractGroup = z.output<typeof offerGroups>['groups'][number]

/** The first offers of one group, and how many it has. */
type OfferGroup = Omit<ContractGroup, 'offers'> & { readonly offers: readonly OfferSummary[] }

/**
 * Groups as the page shows them, in short form. Those that share a name are one: groups that this release does not know are all
 * read as `other`.
 */
export function groupsOf(groups: readonly ContractGroup[]): OfferGroup[] {
  const byName = Map.groupBy(groups, ({ name }) => name)
  return [...byName].map(([name, same]) => {
    const offers = same.flatMap((group) => group.offers).map(summaryOf)
    return {
      name,
      totalCount: same.reduce((sum, { totalCount }) => sum + totalCount, 0),
      offers: [...new Map(offers.map((offer) => [offer.offerCode, offer])).values()],
    }
  })
}

/** The one that is picked for the member, for large scale: with wide art, and while there is something left to use. */
export const largeOffer = (featured: Offer | null | undefined, states: OwnStates): OfferSummary | null =>
  featured?.cmsContent.image && states.get(featured.offerCode)?.state !== 'done' ? summaryOf(featured) : null

/** What home shows of the most used offers that are on for a short time. */
export function chooseHighlights(
  { offers, featured }: Pick<OfferList, 'offers' | 'featured'>,
  isMember: boolean,
  states: OwnStates,
) {
  const large = isMember ? largeOffer(featured, states) : null
  return {
    featured: large,
    limited: offers
      .filter(({ offerCode }) => offerCode !== large?.offerCode)
      .map(summaryOf)
      .map(withOwn(states)),
  }
}

/** Every offer but the shown one, those of its brand first. */
export function similarOffers(
  offers: readonly Offer[],
  { offerCode, brandCode }: { readonly offerCode: string; readonly brandCode: string },
): Offer[] {
  const others = offers.filter((offer) => offer.offerCode !== offerCode)
  const isOfBrand = ({ cmsContent }: Offer) => cmsContent.brand.code === brandCode
  return [...others.filter(isOfBrand), ...others.filter((offer) => !isOfBrand(offer))]
}

/** The same offers, those that end soonest first; one without an end comes last. */
export const endingFirst = (offers: readonly OfferSummary[]): OfferSummary[] =>
  offers.toSorted(compareOffers.ending)
