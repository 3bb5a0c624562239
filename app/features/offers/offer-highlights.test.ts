import { expect, test } from 'vitest'
import { chooseHighlights, endingFirst } from './offer-highlights.ts'
import { anOffer } from './testing/an-offer.ts'

const featured = anOffer('FEATURED')
const list = { offers: [featured, anOffer('B'), anOffer('A')], featured, runningCount: 40 }
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
  const days = [
    anOffer('OPEN'),
    anOffer('C', '2026-12-24'),
    anOffer('B', '2026-12-24'),
    anOffer('A', '2026-11-24'),
  ]
  expect(codes(endingFirst(days))).toEqual(['A', 'C', 'B', 'OPEN'])
})
