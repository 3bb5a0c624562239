import { expect, test } from 'vitest'
import type { Operation } from '../../app/backend/contract/calls.ts'
import { giftCardList } from '../../app/backend/contract/gift-cards.ts'
import { isListed, offerGroupOf } from '../../app/backend/contract/offer-order.ts'
import {
  type OfferGroupQuery,
  type OfferQuery,
  offerGroups,
  offerList,
  offerListName,
} from '../../app/backend/contract/offers.ts'
import { pageData } from '../../app/backend/contract/page-data.ts'
import { rewardList } from '../../app/backend/contract/rewards.ts'
import {
  type ContentKind,
  contentKind,
  type SearchGroupQuery,
  type SearchQuery,
  searchGroups,
  searchList,
} from '../../app/backend/contract/search.ts'
import { linkedTypes, spotlightList } from '../../app/backend/contract/spotlights.ts'
import { ask, operationsOf, type Question, refuses, succeeds, unseen } from './ask.ts'
import { aCustomer, aPersona } from './control.ts'
import { guards } from './guards.ts'
import { anAccessToken } from './tokens.ts'

/** Text, as an address has it. */
const asQuery = (query: object): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

const pageOfOffers = async (query: OfferQuery = {}, question: Question = {}) =>
  offerList.parse((await succeeds('listOffers', { ...question, query: asQuery(query) })).json)
const groupsOfOffers = async (query: OfferGroupQuery = {}, question: Question = {}) =>
  offerGroups.parse((await succeeds('listOfferGroups', { ...question, query: asQuery(query) })).json)
const theOffers = async (question: Question = {}) => (await pageOfOffers({ pageSize: 100 }, question)).offers
const theRewards = async () => rewardList.parse((await succeeds('listRewards')).json).rewards
const theBrands = async () => giftCardList.parse((await succeeds('listGiftCards')).json).brands

const first = <One>([one]: One[]): One => {
  if (one === undefined) throw new Error('the seed has none')
  return one
}

const examples = {
  getPageData: () => ({}),
  listOffers: () => ({}),
  listOfferGroups: () => ({}),
  getOffer: async () => ({ params: { offerCode: first(await theOffers()).offerCode } }),
  listRewards: () => ({}),
  getReward: async () => ({ params: { code: first(await theRewards()).code } }),
  listGiftCards: () => ({}),
  getGiftCard: async () => ({ params: { brandId: first(await theBrands()).brandId } }),
  listSpotlights: () => ({}),
  listAnnouncements: () => ({}),
  listHelp: () => ({}),
  search: () => ({ query: { q: 'points' } }),
  searchKind: () => ({ params: { kind: 'gift-card' }, query: { q: 'harbour' } }),
}
guards(examples)

test.each(Object.entries(examples))(
  '%s answers visitors and customers in both languages',
  async (name, example) => {
    // The keys of the examples are operations.
    const operation = name as Operation
    const question = await example()
    const english = await succeeds(operation, { ...question, language: 'en' })
    const french = await succeeds(operation, { ...question, language: 'fr' })
    expect(french.text).not.toBe(english.text)
    const { sub } = await aCustomer()
    await succeeds(operation, { ...question, bearer: await anAccessToken(sub, { client: 'content' }) })
  },
)

test('what does not exist is not found', async () => {
  await refuses('getOffer', 'NOT_FOUND', { params: { offerCode: 'nothing' } })
  await refuses('getReward', 'NOT_FOUND', { params: { code: 'nothing' } })
  await refuses('getGiftCard', 'NOT_FOUND', { params: { brandId: '../gift-cards' } })
})

test('an address that nobody serves is a problem too', async () => {
  const reply = await ask('getGiftCard', { params: { brandId: 'a/b' } })
  expect(reply.status).toBe(404)
  expect(reply.json).toMatchObject({ code: 'NOT_FOUND' })
})

test('one item is the same alone as in its list', async () => {
  const [offer, reward, brand] = [
    first(await theOffers()),
    first(await theRewards()),
    first(await theBrands()),
  ]
  expect((await succeeds('getOffer', { params: { offerCode: offer.offerCode } })).json).toEqual(offer)
  expect((await succeeds('getReward', { params: { code: reward.code } })).json).toEqual(reward)
  expect((await succeeds('getGiftCard', { params: { brandId: brand.brandId } })).json).toEqual(brand)
})

test('the catalogue is as large as the design asks for', async () => {
  expect((await theOffers()).length).toBeGreaterThanOrEqual(18)
  expect((await theRewards()).length).toBeGreaterThanOrEqual(30)
  expect((await theBrands()).length).toBeGreaterThanOrEqual(20)
})

test('every brand offers its formats in stock, dearest last', async () => {
  for (const { formats, denominations, deliveryPromises } of await theBrands()) {
    const prices = denominations.map(({ points }) => points)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(Object.keys(deliveryPromises).sort()).toEqual([...formats].sort())
    for (const { stock } of denominations) expect(formats).toEqual(expect.arrayContaining(Object.keys(stock)))
  }
})

test('every link of a spotlight or reward leads to something', async () => {
  const brands = new Set((await theBrands()).map(({ brandId }) => brandId))
  for (const { wayToRedeem } of await theRewards()) {
    if (wayToRedeem.type === 'gift-card') expect(brands).toContain(wayToRedeem.brandId)
  }
  const { spotlights } = spotlightList.parse((await succeeds('listSpotlights')).json)
  for (const { linkedType, linkedCode } of spotlights) {
    // An offer may be for some members only; whoever follows the link still reads it.
    if (linkedType === 'offer') await succeeds('getOffer', { params: { offerCode: linkedCode ?? '' } })
    if (linkedType === 'reward') await succeeds('getReward', { params: { code: linkedCode ?? '' } })
    if (linkedType === 'gift-card') expect(brands).toContain(linkedCode)
  }
  // One kind is unknown on purpose: a backend may be newer than the site, which then shows nothing.
  expect(new Set(spotlights.map(({ linkedType }) => linkedType))).toEqual(
    new Set([...linkedTypes, 'contest']),
  )
})

test('a member gets the offers of their province and, with a reason, their own', async () => {
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

const codesOf = (offers: readonly { offerCode: string }[]) => offers.map(({ offerCode }) => offerCode)

test('pages follow each other through the whole list, and beyond the last one is an empty one', async () => {
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

test('each list has its own offers, and the ways to earn come before what comes and goes', async () => {
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

test('the first offers of every group say how many there are', async () => {
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

test('a category, an order and a province choose among the offers; the counts of the list stay', async () => {
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

test('a question for offers that makes no sense is refused', async () => {
  for (const query of [{ sort: 'cheapest' }, { pageSize: 101 }, { category: 'a b' }, { list: 'all' }])
    await refuses('listOffers', 'VALIDATION_FAILED', { query })
  await refuses('listOfferGroups', 'VALIDATION_FAILED', { query: { groupSize: 0 } })
})

const found = async (query: SearchGroupQuery, question: Question = {}) =>
  searchGroups.parse((await succeeds('search', { ...question, query: asQuery(query) })).json)
const foundOf = async (kind: ContentKind, query: SearchQuery, question: Question = {}) =>
  searchList.parse(
    (await succeeds('searchKind', { ...question, params: { kind }, query: asQuery(query) })).json,
  )
const hitCodes = (hits: readonly { code: string }[]) => hits.map(({ code }) => code)

test.each([
  ['en', 'Harbour Grocer', 'gift-card', 'harbour-grocer'],
  ['en', 'coupon', 'offer', null],
  ['en', 'gift card', 'gift-card', null],
  ['fr', 'epicerie', 'reward', 'RW-WEEK-GROCERIES'],
  ['fr', 'ÉPICRIE', 'reward', 'RW-WEEK-GROCERIES'],
  ['fr', 'l’épicerie', 'reward', 'RW-WEEK-GROCERIES'],
  ['fr', 'annonce', 'announcement', null],
  ['fr', 'compte sécurité', 'help', null],
] as const)('in %s “%s” finds a %s', async (language, q, kind, code) => {
  const group = (await found({ q, groupSize: 24 }, { language })).groups.find((one) => one.kind === kind)
  expect(group?.totalCount).toBeGreaterThan(0)
  if (code) expect(hitCodes(group?.hits ?? [])).toContain(code)
})

test('what a term finds is counted and cut into pages, kind by kind', async () => {
  const { groups } = await found({ q: 'points', groupSize: 2 })
  expect(groups.length).toBeGreaterThan(1)
  for (const { kind: said, hits, totalCount } of groups) {
    const kind = contentKind.parse(said)
    const whole = await foundOf(kind, { q: 'points', pageSize: 100 })
    expect(whole).toMatchObject({ totalCount, pageNumber: 1, pageSize: 100 })
    expect(whole.hits).toHaveLength(totalCount)
    expect(hits).toEqual(whole.hits.slice(0, 2))
    const second = await foundOf(kind, { q: 'points', pageNumber: 2, pageSize: 2 })
    expect(second.hits).toEqual(whole.hits.slice(2, 4))
    expect((await foundOf(kind, { q: 'points', pageNumber: 99 })).hits).toEqual([])
  }
})

test('a search finds the offers that the lists have, for whoever asks', async () => {
  const bearer = await anAccessToken(aPersona('avery.chen@example.ca').sub, { client: 'content' })
  for (const [question, query] of [
    [{}, {}],
    [{}, { provinceCode: 'AB' }],
    [{ bearer }, {}],
  ] as const) {
    const listed = await pageOfOffers({ ...query, pageSize: 100 }, question)
    const { hits } = await foundOf('offer', { q: 'offers', ...query, pageSize: 100 }, question)
    expect(hitCodes(hits).toSorted()).toEqual(codesOf(listed.offers).toSorted())
  }
})

test('what nobody writes finds nothing, and what is suggested instead does', async () => {
  for (const q of ['xqzxqz', 'cineplx', '?!', 'les', '<>', "l'"]) {
    const { groups, suggestions } = await found({ q })
    expect(groups).toEqual([])
    expect(suggestions).not.toEqual([])
    for (const term of suggestions) expect((await found({ q: term })).groups).not.toEqual([])
  }
})

test('what visitors find may be kept for a moment, what a member finds may not', async () => {
  const bearer = await anAccessToken(aPersona('avery.chen@example.ca').sub, { client: 'content' })
  const kept = async (question: Question) =>
    (await succeeds('search', { query: { q: 'tundra' }, ...question })).headers.get('cache-control')
  expect(await kept({})).toMatch(/^public, max-age=\d+/)
  expect(await kept({ bearer })).toBe('no-store')
})

test('a search that makes no sense is refused', async () => {
  for (const query of [{}, { q: ' ' }, { q: 'a'.repeat(101) }, { q: 'tea', groupSize: 25 }])
    await refuses('search', 'VALIDATION_FAILED', { query: asQuery(query) })
  await refuses('searchKind', 'VALIDATION_FAILED', {
    params: { kind: 'offer' },
    query: { q: 'a', pageSize: 101 },
  })
  await refuses('searchKind', 'NOT_FOUND', { params: { kind: 'coffee' }, query: { q: 'a' } })
})

test('page data names its palettes, takeovers and experiments consistently', async () => {
  const { palettes, takeovers, waysToSpend, pointsPerDollar } = pageData.parse(
    (await succeeds('getPageData')).json,
  )
  const brandCodes = palettes.map(({ brandCode }) => brandCode)
  for (const { brandCode } of takeovers) expect(brandCodes).toContain(brandCode)
  const values = waysToSpend.map(({ centsPer1000Points }) => centsPer1000Points)
  expect(values).toEqual(values.toSorted((one, other) => other - one))
  expect(pointsPerDollar).toBe(100)
})

test('every outcome of these calls was seen', () => expect(unseen(operationsOf('content'))).toEqual([]))
