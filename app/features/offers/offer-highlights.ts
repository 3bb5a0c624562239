import type { OfferSummary } from './offer-summary.ts'

const LIMITED_OFFERS = 6

/** The offers in the window; more short ones than it shows, because some hold in other provinces only. */
export function chooseHighlights(offers: readonly OfferSummary[], isMember: boolean) {
  const limited = offers.filter(({ isLimitedTime, isFeatured }) => isLimitedTime && !(isMember && isFeatured))
  return {
    count: offers.length,
    /** Where the offers hold that do not hold everywhere, for `countIn`. */
    bound: offers.flatMap(({ provinceCodes }) => (provinceCodes.length > 0 ? [provinceCodes] : [])),
    /** One offer at large scale, for members: it is picked for them. */
    featured: isMember
      ? (offers.find(({ isFeatured, cmsContent }) => isFeatured && cmsContent.image) ?? null)
      : null,
    limited: limited.toSorted((a, b) => a.popularity - b.popularity).slice(0, LIMITED_OFFERS),
  }
}

/** How many offers the page of offers has for a reader in this province; all of them while it is not known. */
export function countIn(
  { count, bound }: { count: number; bound: readonly (readonly string[])[] },
  province: string | null | undefined,
): number {
  return province ? count - bound.filter((codes) => !codes.includes(province)).length : count
}
