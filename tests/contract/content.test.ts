import { pageData } from '@borealis/contract/page-data.ts'
import { rewardList } from '@borealis/contract/rewards.ts'
import { linkedTypes, spotlightList } from '@borealis/contract/spotlights.ts'
import { expect, test } from 'vitest'
import { ask, operationsOf, refuses, succeeds, unseen } from './ask.ts'
import { answersInBothLanguages } from './both-languages.ts'
import { contentTopics } from './content-topics.ts'
import { guards } from './guards.ts'
import { theOffers } from './offers.ts'
import { theBrands } from './orders.ts'

const theRewards = async () => rewardList.parse((await succeeds('listRewards')).json).rewards

const first = <One>([one]: One[]): One => {
  if (one === undefined) throw new Error('the seed has none')
  return one
}

const examples = {
  getPageData: () => ({}),
  listRewards: () => ({}),
  getReward: async () => ({ params: { code: first(await theRewards()).code } }),
  listGiftCards: () => ({}),
  getGiftCard: async () => ({ params: { brandId: first(await theBrands()).brandId } }),
  listSpotlights: () => ({}),
  listAnnouncements: () => ({}),
  listHelp: () => ({}),
}
guards(examples)
answersInBothLanguages(examples)

test('every call that reads content is covered by one test file', () => {
  expect(Object.values(contentTopics).flat().toSorted()).toEqual(operationsOf('content').toSorted())
})

test('an item that does not exist is a 404', async () => {
  await refuses('getReward', 'NOT_FOUND', { params: { code: 'nothing' } })
  await refuses('getGiftCard', 'NOT_FOUND', { params: { brandId: '../gift-cards' } })
})

test('an unknown URL is answered with a problem document', async () => {
  const reply = await ask('getGiftCard', { params: { brandId: 'a/b' } })
  expect(reply.status).toBe(404)
  expect(reply.json).toMatchObject({ code: 'NOT_FOUND' })
})

test('an item is the same on its own as in its list', async () => {
  const [offer, reward, brand] = [
    first(await theOffers()),
    first(await theRewards()),
    first(await theBrands()),
  ]
  expect((await succeeds('getOffer', { params: { offerCode: offer.offerCode } })).json).toEqual(offer)
  expect((await succeeds('getReward', { params: { code: reward.code } })).json).toEqual(reward)
  expect((await succeeds('getGiftCard', { params: { brandId: brand.brandId } })).json).toEqual(brand)
})

test('the catalogue has the size that the design requires', async () => {
  expect((await theOffers()).length).toBeGreaterThanOrEqual(18)
  expect((await theRewards()).length).toBeGreaterThanOrEqual(30)
  expect((await theBrands()).length).toBeGreaterThanOrEqual(20)
})

test('every brand has its formats in stock, and denominations in ascending order', async () => {
  for (const { formats, denominations, deliveryPromises } of await theBrands()) {
    const prices = denominations.map(({ points }) => points)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(Object.keys(deliveryPromises).sort()).toEqual([...formats].sort())
    for (const { stock } of denominations) expect(formats).toEqual(expect.arrayContaining(Object.keys(stock)))
  }
})

test('every spotlight and reward links to an existing item', async () => {
  const brands = new Set((await theBrands()).map(({ brandId }) => brandId))
  for (const { wayToRedeem } of await theRewards()) {
    if (wayToRedeem.type === 'gift-card') expect(brands).toContain(wayToRedeem.brandId)
  }
  const { spotlights } = spotlightList.parse((await succeeds('listSpotlights')).json)
  for (const { linkedType, linkedCode } of spotlights) {
    // The offer may be in the lists of some members only; its page is public.
    if (linkedType === 'offer') await succeeds('getOffer', { params: { offerCode: linkedCode ?? '' } })
    if (linkedType === 'reward') await succeeds('getReward', { params: { code: linkedCode ?? '' } })
    if (linkedType === 'gift-card') expect(brands).toContain(linkedCode)
  }
  // The seed has one unknown kind, because a backend may be newer than the site, which then shows nothing.
  expect(new Set(spotlights.map(({ linkedType }) => linkedType))).toEqual(
    new Set([...linkedTypes, 'contest']),
  )
})

test('palettes, takeovers and rates in page data are consistent', async () => {
  const { palettes, takeovers, waysToSpend, pointsPerDollar } = pageData.parse(
    (await succeeds('getPageData')).json,
  )
  const brandCodes = palettes.map(({ brandCode }) => brandCode)
  for (const { brandCode } of takeovers) expect(brandCodes).toContain(brandCode)
  const values = waysToSpend.map(({ centsPer1000Points }) => centsPer1000Points)
  expect(values).toEqual(values.toSorted((one, other) => other - one))
  expect(pointsPerDollar).toBe(100)
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen(contentTopics.content)).toEqual([]))
