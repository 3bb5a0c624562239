import { expect, test } from 'vitest'
import { groupsOf } from './offer-groups.ts'
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
