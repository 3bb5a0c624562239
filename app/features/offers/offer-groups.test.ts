import type { Offer, OfferState } from '@borealis/contract/offers.ts'
import { expect, test } from 'vitest'
import { chooseHighlights, endingFirst, groupsOf, similarOffers } from './offer-groups.ts'
import { summaryOf } from './offer-summary.ts'
import { anOffer } from './testing/an-offer.ts'

const codes = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ name, totalCount, offers }) => [name, totalCount, offers.map(({ offerCode }) => offerCode)])

test('two groups that this release does not know are shown as one', () => {
  const groups = groupsOf([
    { name: 'more', totalCount: 1, offers: [anOffer('A')] },
    { name: 'other', totalCount: 5, offers: [anOffer('B'), anOffer('C')] },
    { name: 'other', totalCount: 2, offers: [anOffer('C'), anOffer('D')] },
  ])
  expect(codes(groups)).toEqual([
    ['more', 1, ['A']],
    ['other', 7, ['B', 'C', 'D']],
  ])
})

const featured = anOffer('FEATURED')
const none = new Map<string, OfferState>()
const list = { offers: [featured, anOffer('B'), anOffer('A')], featured }
const offerCodes = (offers: readonly { offerCode: string }[]) => offers.map(({ offerCode }) => offerCode)

test('a member sees one offer at large scale, and not again among the short ones', () => {
  const { featured: large, limited } = chooseHighlights(list, true, none)
  expect(large?.offerCode).toBe('FEATURED')
  expect(offerCodes(limited)).toEqual(['B', 'A'])
})

test('a visitor has no featured offer: it stands among the short ones', () => {
  const { featured: large, limited } = chooseHighlights(list, false, none)
  expect(large).toBeNull()
  expect(offerCodes(limited)).toEqual(['FEATURED', 'B', 'A'])
})

test('an offer without wide art is shown among the short ones', () => {
  const plain = { ...featured, cmsContent: { ...featured.cmsContent, image: null } }
  const { featured: large, limited } = chooseHighlights({ ...list, featured: plain }, true, none)
  expect(large).toBeNull()
  expect(offerCodes(limited)).toContain('FEATURED')
})

test('an offer that the member has used up is not shown at large scale, and says so among the short ones', () => {
  const own = (offerCode: string, state: OfferState['state']) =>
    ({ offerCode, state, count: null, goal: null, lastOn: '2026-11-15T18:00:00Z' }) satisfies OfferState
  const states = (state: OfferState['state']) => new Map([['FEATURED', own('FEATURED', state)]])
  const { featured: large, limited } = chooseHighlights(list, true, states('done'))
  expect(large).toBeNull()
  expect(limited.map(({ offerCode, own }) => [offerCode, own?.state])).toEqual([
    ['FEATURED', 'done'],
    ['B', undefined],
    ['A', undefined],
  ])
  expect(chooseHighlights(list, true, states('in-progress')).featured?.offerCode).toBe('FEATURED')
})

test('what ends soonest comes first, what has no end last, and equals stay', () => {
  const days = [
    anOffer('OPEN'),
    anOffer('C', '2026-12-24'),
    anOffer('B', '2026-12-24'),
    anOffer('A', '2026-11-24'),
  ]
  expect(offerCodes(endingFirst(days.map(summaryOf)))).toEqual(['A', 'C', 'B', 'OPEN'])
})

test('beside an offer stand others of its brand, then what is most used', () => {
  const of = (offerCode: string, code: string): Offer => {
    const offer = anOffer(offerCode)
    return { ...offer, cmsContent: { ...offer.cmsContent, brand: { title: code, code } } }
  }
  const offers = [of('a', 'rail'), of('b', 'café'), of('c', 'books'), of('d', 'café')]
  const similar = similarOffers(offers, { offerCode: 'b', brandCode: 'café' })
  expect(similar.map(({ offerCode }) => offerCode)).toEqual(['d', 'a', 'c'])
})
