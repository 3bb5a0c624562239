import { expect, test } from 'vitest'
import { compareOffers, isListed, offerGroupOf } from './offer-order.ts'
import { type OfferListName, offerListName, offerSortOrder } from './offers.ts'

const soon = { code: 'SOON', startDate: '2026-11-02', endDate: '2026-11-24', popularity: 3 }
const open = { code: 'OPEN', startDate: '2026-11-01', endDate: null, popularity: 1 }
const later = { code: 'LATER', startDate: '2026-11-20', endDate: '2026-12-24', popularity: 2 }
const evenLater = { code: 'RANKED', startDate: '2026-11-20', endDate: '2026-12-24', popularity: 4 }

const expected = {
  ending: ['SOON', 'LATER', 'RANKED', 'OPEN'],
  popular: ['OPEN', 'LATER', 'SOON', 'RANKED'],
  newest: ['LATER', 'RANKED', 'SOON', 'OPEN'],
}

test.each(offerSortOrder.options)('offers are sorted by %s, and equals by their rank', (sort) => {
  const sorted = [evenLater, open, later, soon].toSorted(compareOffers[sort])
  expect(sorted.map(({ code }) => code)).toEqual(expected[sort])
})

const picked = { kind: 'for-you', isLimitedTime: true } as const
const short = { kind: 'more-offers', isLimitedTime: true } as const
const offer = { kind: 'more-offers', isLimitedTime: false } as const
const way = { kind: 'more-ways-to-earn', isLimitedTime: false } as const

test('an offer stands in one group, and nothing is picked for somebody we do not know', () => {
  const groups = (isMember: boolean) => [picked, short, offer, way].map((one) => offerGroupOf(one, isMember))
  expect(groups(true)).toEqual(['for-you', 'limited-time', 'more', 'ways-to-earn'])
  expect(groups(false)).toEqual(['limited-time', 'limited-time', 'more', 'ways-to-earn'])
})

test('a short offer that is picked for somebody is in both lists; the rest is in the third', () => {
  const listed = (list: OfferListName) => [picked, short, offer, way].filter(isListed[list])
  expect(offerListName.options.map(listed)).toEqual([[picked, short], [picked], [offer, way]])
})
