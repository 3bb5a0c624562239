import { isListed, offerGroupOf } from '@borealis/contract/offer-order.ts'
import { type OfferGroupQuery, offerGroups, offerListName } from '@borealis/contract/offers.ts'
import { expect, test } from 'vitest'
import { type Question, refuses, succeeds, unseen } from './ask.ts'
import { answersInBothLanguages } from './both-languages.ts'
import { contentTopics } from './content-topics.ts'
import { aPersona } from './control.ts'
import { guards } from './guards.ts'
import { asQuery, codesOf, pageOfOffers, theOffers } from './offers.ts'
import { anAccessToken } from './tokens.ts'

const groupsOfOffers = async (query: OfferGroupQuery = {}, question: Question = {}) =>
  offerGroups.parse((await succeeds('listOfferGroups', { ...question, query: asQuery(query) })).json)

const examples = {
  listOffers: () => ({}),
  listOfferGroups: () => ({}),
  getOffer: async () => ({ params: { offerCode: codesOf(await theOffers())[0] ?? '' } }),
}
guards(examples)
answersInBothLanguages(examples)

test('an offer that does not exist is a 404', async () => {
  await refuses('getOffer', 'NOT_FOUND', { params: { offerCode: 'nothing' } })
})

test('a member gets the offers of their province and personal offers with a reason', async () => {
  const bearer = await anAccessToken(aPersona('avery.chen@example.ca').sub, { client: 'content' })
  const forEverybody = await theOffers()
  const forAvery = await theOffers({ bearer })
  const inOntario = forEverybody.filter(
    ({ provinceCodes }) => provinceCodes.length === 0 || provinceCodes.includes('ON'),
  )
  expect(forAvery).toEqual(expect.arrayContaining(inOntario))
  const own = forAvery.filter(({ reason }) => reason !== null)
  expect(own.length).toBeGreaterThan(0)
  expect(forAvery).toHaveLength(inOntario.length + own.length)
  expect(forEverybody.filter(({ reason }) => reason !== null)).toEqual([])
})

test('pages cover the whole list, and a page beyond the last is empty', async () => {
  const all = await theOffers()
  expect(all.length).toBeGreaterThan(10)
  const pages = await Promise.all(
    [1, 2, 3, 99].map((pageNumber) => pageOfOffers({ pageNumber, pageSize: 5 })),
  )
  expect(pages.slice(0, 3).flatMap(({ offers }) => codesOf(offers))).toEqual(codesOf(all).slice(0, 15))
  expect(pages[3]).toMatchObject({ offers: [], pageNumber: 99, pageSize: 5 })
  for (const { totalCount, runningCount } of pages)
    expect([totalCount, runningCount]).toEqual([all.length, all.length])
})

test('each list has its own offers, and ways to earn come before other offers', async () => {
  const bearer = await anAccessToken(aPersona('avery.chen@example.ca').sub, { client: 'content' })
  const all = await theOffers({ bearer })
  for (const list of offerListName.options) {
    const { offers, totalCount } = await pageOfOffers({ list, pageSize: 100 }, { bearer })
    expect(codesOf(offers).toSorted()).toEqual(codesOf(all.filter(isListed[list])).toSorted())
    expect(totalCount).toBe(offers.length)
  }
  const { offers } = await pageOfOffers({ list: 'more' })
  const kinds = offers.map(({ kind }) => kind)
  expect(kinds.lastIndexOf('more-ways-to-earn')).toBeLessThan(kinds.indexOf('more-offers'))
})

test('every group has its first offers and their total count', async () => {
  const bearer = await anAccessToken(aPersona('avery.chen@example.ca').sub, { client: 'content' })
  for (const question of [{}, { bearer }]) {
    const isMember = 'bearer' in question
    const all = await theOffers(question)
    const { groups, runningCount, featured } = await groupsOfOffers({ groupSize: 3 }, question)
    expect(groups.map(({ name }) => name)).toEqual([
      ...(isMember ? ['for-you'] : []),
      ...['limited-time', 'more', 'ways-to-earn'],
    ])
    for (const { name, offers, totalCount } of groups) {
      const whole = all.filter((offer) => offerGroupOf(offer, isMember) === name)
      expect(totalCount).toBe(whole.length)
      expect(codesOf(offers)).toEqual(codesOf(whole).slice(0, 3))
    }
    expect(runningCount).toBe(all.length)
    expect(featured?.offerCode).toBe(all.find(({ isFeatured }) => isFeatured)?.offerCode)
  }
})

test('category, sort order and province apply to the offers, and the list counts stay', async () => {
  const all = await theOffers()
  const [one, other] = ['travel', 'wellness']
  const { offers, totalCount, listCount, categories } = await pageOfOffers({ category: `${one},${other}` })
  const ofBoth = all.filter(({ category }) => category.some(({ code }) => code === one || code === other))
  expect(codesOf(offers)).toEqual(codesOf(ofBoth))
  expect([totalCount, listCount]).toEqual([ofBoth.length, all.length])
  expect(categories.map(({ code }) => code)).toEqual(expect.arrayContaining(['travel', 'food-coffee']))
  const { offers: popular } = await pageOfOffers({ sort: 'popular' })
  expect(popular.map(({ popularity }) => popularity)).toEqual(
    popular.map(({ popularity }) => popularity).toSorted((a, b) => a - b),
  )
  const { offers: here } = await pageOfOffers({ provinceCode: 'AB', pageSize: 100 })
  const inAlberta = all.filter(
    ({ provinceCodes }) => provinceCodes.length === 0 || provinceCodes.includes('AB'),
  )
  expect(codesOf(here)).toEqual(codesOf(inAlberta))
  expect(here.length).toBeLessThan(all.length)
})

test('invalid query parameters are rejected', async () => {
  for (const query of [{ sort: 'cheapest' }, { pageSize: 101 }, { category: 'a b' }, { list: 'all' }])
    await refuses('listOffers', 'VALIDATION_FAILED', { query })
  await refuses('listOfferGroups', 'VALIDATION_FAILED', { query: { groupSize: 0 } })
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen(contentTopics.offers)).toEqual([]))
