import type { Offer } from '#app/backend/contract/offers.ts'

type ReadOnItsPage = 'details' | 'howToSpend' | 'termsAndConditions' | 'couponCode'

/** An offer as lists show it: everything but the long words of its own page, which would weigh every list down. */
export type OfferSummary = Omit<Offer, 'cmsContent'> & {
  readonly cmsContent: Omit<Offer['cmsContent'], ReadOnItsPage>
}

export function summaryOf({ cmsContent, ...offer }: Offer): OfferSummary {
  const { title, brand, image, swatch, isCouponBased, exclusions } = cmsContent
  return { ...offer, cmsContent: { title, brand, image, swatch, isCouponBased, exclusions } }
}
