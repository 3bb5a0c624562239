import { expect, test } from 'vitest'
import type { Operation } from '../../app/backend/contract/calls.ts'
import { giftCardList } from '../../app/backend/contract/gift-cards.ts'
import { offerList } from '../../app/backend/contract/offers.ts'
import { pageData } from '../../app/backend/contract/page-data.ts'
import { rewardList } from '../../app/backend/contract/rewards.ts'
import { linkedTypes, spotlightList } from '../../app/backend/contract/spotlights.ts'
import { ask, operationsOf, type Question, refuses, succeeds, unseen } from './ask.ts'
import { aCustomer, aPersona } from './control.ts'
import { guards } from './guards.ts'
import { anAccessToken } from './tokens.ts'

const theOffers = async () => offerList.parse((await succeeds('listOffers')).json).offers
const theRewards = async () => rewardList.parse((await succeeds('listRewards')).json).rewards
const theBrands = async () => giftCardList.parse((await succeeds('listGiftCards')).json).brands

const first = <One>([one]: One[]): One => {
  if (one === undefined) throw new Error('the seed has none')
  return one
}

const examples = {
  getPageData: () => ({}),
  listOffers: () => ({}),
  getOffer: async () => ({ params: { offerCode: first(await theOffers()).offerCode } }),
  listRewards: () => ({}),
  getReward: async () => ({ params: { code: first(await theRewards()).code } }),
  listGiftCards: () => ({}),
  getGiftCard: async () => ({ params: { brandId: first(await theBrands()).brandId } }),
  listSpotlights: () => ({}),
  listAnnouncements: () => ({}),
  listHelp: () => ({}),
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
  const offersOf = async (question: Question) =>
    offerList.parse((await succeeds('listOffers', question)).json).offers
  const bearer = await anAccessToken(aPersona('avery.chen@example.ca').sub, { client: 'content' })
  const forEverybody = await offersOf({})
  const forAvery = await offersOf({ bearer })
  const inOntario = forEverybody.filter(
    ({ provinceCodes }) => provinceCodes.length === 0 || provinceCodes.includes('ON'),
  )
  expect(forAvery).toEqual(expect.arrayContaining(inOntario))
  const own = forAvery.filter(({ reason }) => reason !== null)
  expect(own.length).toBeGreaterThan(0)
  expect(forAvery).toHaveLength(inOntario.length + own.length)
  expect(forEverybody.filter(({ reason }) => reason !== null)).toEqual([])
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
