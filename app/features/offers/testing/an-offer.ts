import type { Offer } from '@borealis/contract/offers.ts'

const picture = { url: 'https://media.example/a.svg', label: '', width: 64, height: 64 }

/** A running offer, for tests of what is done with many. */
export const anOffer = (offerCode: string, endDate: string | null = null): Offer => ({
  offerCode,
  kind: 'more-offers',
  startDate: '2026-11-01',
  endDate,
  category: [{ code: 'travel', name: 'Travel' }],
  provinceCodes: [],
  isLimitedTime: true,
  isFeatured: false,
  popularity: 1,
  headline: { value: '2×', unit: 'points' },
  reason: null,
  cmsContent: {
    title: 'Every train',
    brand: { title: 'Northline Rail', code: 'northline-rail' },
    image: picture,
    swatch: picture,
    isCouponBased: false,
    couponCode: null,
    exclusions: 'Not on passes.',
    details: '',
    howToSpend: '',
    termsAndConditions: '',
  },
})
