import { describe, expect, test } from 'vitest'
import {
  findOffers,
  groupOffers,
  holdingIn,
  offerSearch,
  readOfferSearch,
  toggleCategory,
} from './offer-filters.ts'
import type { OfferSummary } from './offer-summary.ts'

function offer(offerCode: string, fields: Partial<OfferSummary> = {}): OfferSummary {
  const picture = { url: 'https://media.example/a.svg', label: '', width: 64, height: 64 }
  return {
    offerCode,
    kind: 'more-offers',
    startDate: '2026-11-01',
    endDate: '2026-12-01',
    category: [{ code: 'food-coffee', name: 'Food and coffee' }],
    provinceCodes: [],
    isLimitedTime: false,
    isFeatured: false,
    popularity: 1,
    headline: { value: '+400', unit: 'pts' },
    reason: null,
    cmsContent: {
      title: 'Any two bags of beans',
      brand: { title: 'Nordique Café', code: 'nordique-cafe' },
      image: null,
      swatch: picture,
      isCouponBased: false,
      exclusions: 'Not on capsules.',
    },
    ...fields,
  }
}

const codes = (offers: readonly OfferSummary[]) => offers.map(({ offerCode }) => offerCode)

describe('the address', () => {
  test('says only what was chosen, and is read back the same', () => {
    expect(offerSearch(readOfferSearch({}))).toEqual({})
    const asked = { category: ['travel', 'wellness'], sort: 'newest' }
    expect(offerSearch(readOfferSearch(asked))).toEqual(asked)
  })

  test('drops an order that nobody offers, and a category said twice', () => {
    expect(readOfferSearch({ category: ['travel', 'travel'], sort: 'cheapest' })).toEqual({
      category: ['travel'],
      sort: 'ending',
    })
  })

  test('a chip adds its category, and takes it away again', () => {
    const once = toggleCategory({ category: [], sort: 'ending' }, 'travel')
    expect(once.category).toEqual(['travel'])
    expect(toggleCategory(once, 'travel').category).toEqual([])
  })
})

describe('offers', () => {
  const soon = offer('SOON', { endDate: '2026-11-24', popularity: 3, startDate: '2026-11-02' })
  const open = offer('OPEN', { endDate: null, popularity: 1 })
  const later = offer('LATER', {
    endDate: '2026-12-24',
    popularity: 2,
    startDate: '2026-11-20',
    category: [{ code: 'travel', name: 'Travel' }],
  })
  const all = [open, later, soon]

  test.each([
    ['ending', ['SOON', 'LATER', 'OPEN']],
    ['popular', ['OPEN', 'LATER', 'SOON']],
    ['newest', ['LATER', 'SOON', 'OPEN']],
  ] as const)('are sorted by %s', (sort, expected) => {
    expect(codes(findOffers(all, { category: [], sort }))).toEqual(expected)
  })

  test('of any of the asked categories are found', () => {
    expect(codes(findOffers(all, { category: ['travel', 'wellness'], sort: 'ending' }))).toEqual(['LATER'])
  })

  test('of another province are left out only when the reader said where they are', () => {
    const east = offer('EAST', { provinceCodes: ['NS', 'PE'] })
    expect(codes(holdingIn([east, open], 'NS'))).toEqual(['EAST', 'OPEN'])
    expect(codes(holdingIn([east, open], 'ON'))).toEqual(['OPEN'])
    expect(codes(holdingIn([east, open], undefined))).toEqual(['EAST', 'OPEN'])
  })

  test('stand under one group each, and nothing is picked for somebody we do not know', () => {
    const picked = offer('PICKED', { kind: 'for-you', isLimitedTime: true })
    const way = offer('WAY', { kind: 'more-ways-to-earn' })
    const names = (isMember: boolean) =>
      groupOffers([way, open, picked], isMember).map(({ name, offers }) => [name, codes(offers)])
    expect(names(true)).toEqual([
      ['for-you', ['PICKED']],
      ['more', ['OPEN']],
      ['ways-to-earn', ['WAY']],
    ])
    expect(names(false)[0]).toEqual(['limited-time', ['PICKED']])
  })
})
