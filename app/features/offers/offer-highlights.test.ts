import { expect, test } from 'vitest'
import { chooseHighlights, countIn } from './offer-highlights.ts'
import type { OfferSummary } from './offer-summary.ts'

const picture = { url: 'https://media.example/a.svg', label: '', width: 64, height: 64 }

const offer = (offerCode: string, popularity: number, isFeatured = false): OfferSummary => ({
  offerCode,
  kind: 'more-offers',
  startDate: '2026-11-01',
  endDate: null,
  category: [{ code: 'travel', name: 'Travel' }],
  provinceCodes: [],
  isLimitedTime: true,
  isFeatured,
  popularity,
  headline: { value: '2×', unit: 'the points' },
  reason: null,
  cmsContent: {
    title: 'Every train',
    brand: { title: 'Northline Rail', code: 'northline-rail' },
    image: picture,
    swatch: picture,
    isCouponBased: false,
    exclusions: 'Not on passes.',
  },
})

const offers = [offer('B', 2), offer('FEATURED', 1, true), offer('A', 3)]
const codes = (list: readonly OfferSummary[]) => list.map(({ offerCode }) => offerCode)

test('a member sees one offer at large scale, and not again among the short ones', () => {
  const { featured, limited, count } = chooseHighlights(offers, true)
  expect(featured?.offerCode).toBe('FEATURED')
  expect(codes(limited)).toEqual(['B', 'A'])
  expect(count).toBe(3)
})

test('a visitor has no featured offer: it stands among the short ones', () => {
  const { featured, limited } = chooseHighlights(offers, false)
  expect(featured).toBeNull()
  expect(codes(limited)).toEqual(['FEATURED', 'B', 'A'])
})

test('six short offers are enough for any province', () => {
  const many = Array.from({ length: 20 }, (_, index) => offer(`O${index}`, index))
  expect(chooseHighlights(many, false).limited).toHaveLength(6)
})

test('the count is that of the list where the reader is', () => {
  const found = chooseHighlights(
    [
      ...offers,
      { ...offer('COAST', 4), provinceCodes: ['NS', 'NB'] },
      { ...offer('QC', 5), provinceCodes: ['QC'] },
    ],
    false,
  )
  expect([undefined, 'NS', 'QC', 'AB'].map((province) => countIn(found, province))).toEqual([5, 4, 4, 3])
})
