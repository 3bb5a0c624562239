import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'

const picture = { url: 'https://media.example/card.png', label: '', width: 960, height: 606 }

/** A brand that is sold in both formats, for tests; `facts` replaces what a test is about. */
export const aBrand = (facts: Partial<GiftCardBrand> = {}): GiftCardBrand => ({
  brandId: 'prairie',
  brandName: 'Prairie Outfitters',
  cmsContent: {
    category: { code: 'sport', name: 'Outdoors and sport' },
    image: picture,
    swatch: picture,
    featuredImage: null,
    description: 'Long words',
    howToSpend: 'Long words',
    termsAndConditions: 'Long words',
  },
  formats: ['E-Card', 'Physical'],
  denominations: [
    { sku: 'p-25', name: '$25', points: 2_500, valueCents: 2_500, stock: { 'E-Card': null, Physical: 2 } },
  ],
  popularity: 1,
  deliveryPromises: {},
  ...facts,
})
