import type { Offer } from '@borealis/contract/offers.ts'

type ReadOnItsPage = 'details' | 'howToSpend' | 'termsAndConditions' | 'couponCode'

/** An offer without the long texts of its own page, which would make every list heavy. */
export type OfferSummary = Omit<Offer, 'cmsContent'> & {
  readonly cmsContent: Omit<Offer['cmsContent'], ReadOnItsPage>
}

export function summaryOf({ cmsContent, ...offer }: Offer): OfferSummary {
  const { title, brand, image, swatch, isCouponBased, exclusions } = cmsContent
  return { ...offer, cmsContent: { title, brand, image, swatch, isCouponBased, exclusions } }
}
