import { expect, test } from 'vitest'
import type { Offer } from '#app/backend/contract/offers.ts'
import { chooseHighlights, endingFirst } from './offer-highlights.ts'

const picture = { url: 'https://media.example/a.svg', label: '', width: 64, height: 64 }

const offer = (offerCode: string, endDate: string | null = null): Offer => ({
  offerCode,
  kind: 'more-offers',
  startDate: '2026-11-01',
  endDate,
  category: [{ code: 'travel', name: 'Travel' }],
  provinceCodes: [],
  isLimitedTime: true,
  isFeatured: false,
  popularity: 1,
  headline: { value: '2×', unit: 'the points' },
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

const featured = offer('FEATURED')
const list = { offers: [featured, offer('B'), offer('A')], featured, runningCount: 40 }
const codes = (offers: readonly { offerCode: string }[]) => offers.map(({ offerCode }) => offerCode)

test('a member sees one offer at large scale, and not again among the short ones', () => {
  const { featured: large, limited, count } = chooseHighlights(list, true)
  expect(large?.offerCode).toBe('FEATURED')
  expect(codes(limited)).toEqual(['B', 'A'])
  expect(count).toBe(40)
})

test('a visitor has no featured offer: it stands among the short ones', () => {
  const { featured: large, limited } = chooseHighlights(list, false)
  expect(large).toBeNull()
  expect(codes(limited)).toEqual(['FEATURED', 'B', 'A'])
})

test('an offer without wide art is shown among the short ones', () => {
  const plain = { ...featured, cmsContent: { ...featured.cmsContent, image: null } }
  const { featured: large, limited } = chooseHighlights({ ...list, featured: plain }, true)
  expect(large).toBeNull()
  expect(codes(limited)).toContain('FEATURED')
})

test('what ends soonest comes first, what has no end last, and equals stay', () => {
  const days = [offer('OPEN'), offer('C', '2026-12-24'), offer('B', '2026-12-24'), offer('A', '2026-11-24')]
  expect(codes(endingFirst(days))).toEqual(['A', 'C', 'B', 'OPEN'])
})
