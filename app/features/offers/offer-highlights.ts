import type { OfferSummary } from './offer-summary.ts'

const LIMITED_OFFERS = 6

/** The offers in the window; more short ones than it shows, because some hold in other provinces only. */
export function chooseHighlights(offers: readonly OfferSummary[], isMember: boolean) {
  const limited = offers.filter(({ isLimitedTime, isFeatured }) => isLimitedTime && !(isMember && isFeatured))
  return {
    count: offers.length,
    /** One offer at large scale, for members: it is picked for them. */
    featured: isMember
      ? (offers.find(({ isFeatured, cmsContent }) => isFeatured && cmsContent.image) ?? null)
      : null,
    limited: limited.toSorted((a, b) => a.popularity - b.popularity).slice(0, LIMITED_OFFERS),
  }
}
