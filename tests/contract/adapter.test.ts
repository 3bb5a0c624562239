import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { botTokens, harbourAdapter, listening, startHarbour } from '../../adapter/testing/harbour.ts'
import { clientPrefix } from '../../contract/call.ts'
import { calls, type Operation } from '../../contract/calls.ts'
import { checkContract } from '../../contract/conformance/conform.ts'
import { checkJoining, checkPin, VERIFIED_BY_SITE } from '../../contract/conformance/joining.ts'
import { aJoiner } from '../../contract/conformance/sample-calls.ts'
import { offerList } from '../../contract/offers.ts'
import { travelPurchaseList } from '../../contract/orders.ts'
import { amountKinds } from '../../contract/redemptions.ts'
import { addDays, startOfDay } from '../../contract/serving/days.ts'
import { defaultTimeZone, zoneOfProvince } from '../../contract/time-zones.ts'
import { signingIn } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { aMember, checking, differing, options } from './checked.ts'
import { anAccessToken, aStepUpToken } from './tokens.ts'

// The conformance suite on the adapter, before a points system that knows no keys and a CMS that speaks Contentful's API.

const people = botTokens()
const imageHosts = ['https://images.ctfassets.net/harbour/']
let harbour: Awaited<ReturnType<typeof startHarbour>>
let adapter: Awaited<ReturnType<typeof anAdapter>>
/** What the adapter takes for now: a moment, or the real one. */
let now: number | undefined
beforeAll(async () => {
  harbour = await startHarbour()
  adapter = await anAdapter()
})
afterEach(() => {
  now = undefined
})
afterAll(() => {
  adapter.close()
  harbour.close()
})

async function anAdapter(
  isPerson: (token: string | null, action: string) => Promise<boolean> = people.isPerson,
) {
  const logged: string[] = []
  const log = (line: string) => logged.push(line)
  const { listener, store } = await harbourAdapter(
    { pointsUrl: harbour.legacy.url, cms: { ...harbour.cms.settings, log } },
    ':memory:',
    {
      issuer: inject('issuer'),
      jwksUrl: `${inject('issuer')}/jwks`,
      audiences: { customer: 'urn:borealis:web', content: 'urn:borealis:content' },
      stepUpAcr: ['urn:borealis:acr:step-up'],
      stepUpMaxAge: 300,
    },
    { isPerson, log, now: () => now ?? Date.now() },
  )
  return { ...(await listening(listener)), logged, store }
}

/** Points that a member turns into a credit, and what the adapter answers. */
const aCredit = (sub: string, no: string, points: number, key?: string) =>
  anOrder('redeemCredit', sub, { accountUniqueId: `${no}2`, points }, key)

async function anOrder(
  operation: 'redeemCredit' | 'redeemTravel' | 'redeemGiftCards',
  sub: string,
  body: object,
  key: string = randomUUID(),
) {
  const response = await fetch(`${adapter.url}${clientPrefix.customer}${calls[operation].path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await anAccessToken(sub)}`,
      'step-up-authorization': `Bearer ${await aStepUpToken(sub)}`,
      'idempotency-key': key,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const { code, orderNumber }: { code?: string; orderNumber?: string } = await response.json()
  return { said: code ?? response.status, orderNumber: orderNumber ?? '' }
}

/** Asks as a member who has passed a second check. */
async function asMember(sub: string, operation: Operation, uniqueId = '') {
  const { path, method } = calls[operation]
  const response = await fetch(
    `${adapter.url}${clientPrefix.customer}${path.replace('{uniqueId}', uniqueId)}`,
    {
      method,
      headers: {
        'accept-language': 'en',
        authorization: `Bearer ${await anAccessToken(sub)}`,
        'step-up-authorization': `Bearer ${await aStepUpToken(sub)}`,
      },
    },
  )
  return { json: response.status === 204 ? null : await response.json() }
}

const home = {
  addressLine1: '12 Queen St',
  city: 'Toronto',
  provinceCode: 'ON',
  postalCode: 'M5H 2N2',
} as const

test('the last card in stock is sold once, and a parcel goes with the address of who ordered it', async () => {
  const members = await Promise.all([aMember(), aMember()])
  const card = { name: 'Maple Books', id: 'maple-books', sku: 'maple-books-100', points: 10_000, qty: 1 }
  // What the CMS says as well.
  harbour.legacy.setStock(card.sku, 1)
  const buyers = await Promise.all(
    members.map(async ({ sub }) => {
      const member = harbour.aMember(sub)
      const addressId = await adapter.store.addAddress(sub, home)
      const order = (...lines: object[]) => anOrder('redeemGiftCards', sub, { lines, addressId })
      return { member, order }
    }),
  )
  const [first] = buyers
  expect(await first?.order(card, card)).toMatchObject({ said: 'OUT_OF_STOCK' })
  // Both are planned by one card in stock.
  const answers = await Promise.all(buyers.map(({ order }) => order(card)))
  expect(answers.map(({ said }) => said).toSorted()).toEqual([201, 'OUT_OF_STOCK'])
  expect(buyers.flatMap(({ member }) => harbour.legacy.burnsOf(member))).toHaveLength(1)
  expect(buyers.flatMap(({ member }) => member.burned)).toMatchObject([
    { TO: '', SNM: 'ANNE-SOPHIE TREMBLAY', SA1: '12 Queen St', SPC: 'M5H 2N2' },
  ])
})

test('a card that was mailed is on its way, and keeps its address until it must have come', async () => {
  const { sub } = await aMember()
  const member = harbour.aMember(sub)
  const addressId = await adapter.store.addAddress(sub, home)
  const lines = [{ name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: 2_500, qty: 1 }]
  const { orderNumber } = await anOrder('redeemGiftCards', sub, { lines, addressId })
  member.orders.set(orderNumber, 'S')
  const { json } = await asMember(sub, 'listOrders')
  expect(JSON.parse(json.data.data).orders).toMatchObject([
    { orderNumber, status: 'shipped', statusText: 'Shipped' },
  ])
  const remove = async () => (await asMember(sub, 'deleteAddress', addressId)).json?.code
  expect(await remove()).toBe('ADDRESS_IN_USE')
  now = Date.now() + 60 * 86_400_000
  expect(await remove()).toBeUndefined()
  expect(await adapter.store.addressesOf(sub)).toEqual([])
})

test('the day by which all pending points are in is told only where every line has one', async () => {
  const { sub } = await aMember()
  const member = harbour.aMember(sub)
  const postsBy = async () => (await asMember(sub, 'getBalance')).json.pendingPostsBy
  const [first = [], second = []] = member.lines.slice(-2)
  for (const [line, due] of [
    [first, '20991130'],
    [second, '20991201'],
  ] as const)
    line.splice(2, 2, '00000000', due)
  expect(await postsBy()).toBe('2099-12-01')
  second[3] = '00000000'
  expect(await postsBy()).toBeNull()
})

test('a stopped account is told so before anything is priced, and the key stays free for later', async () => {
  const { sub } = await aMember()
  const { no } = harbour.aMember(sub, 100)
  await adapter.store.keep(sub, { frozenSince: new Date().toISOString() })
  const key = randomUUID()
  expect(await aCredit(sub, no, 50_000, key)).toMatchObject({ said: 'ACCOUNT_FROZEN' })
  await adapter.store.keep(sub, { frozenSince: null })
  expect(await aCredit(sub, no, 50_000, key)).toMatchObject({ said: 'INSUFFICIENT_POINTS' })
})

test('the limit of a day counts no cancelled order, and another province does not begin the day anew', async () => {
  const { sub } = await aMember()
  const member = harbour.aMember(sub, 400_000)
  const spends = async (province: string, at: string) => {
    member.fields.PRV = province
    now = Date.parse(at)
    return aCredit(sub, member.no, 60_000)
  }
  // Seven in the evening in Vancouver; a little later it is past midnight in St. John's.
  const first = await spends('BC', '2027-01-15T03:00:00Z')
  expect(first.said).toBe(201)
  expect((await spends('NL', '2027-01-15T03:40:00Z')).said).toBe('LIMIT_EXCEEDED')
  member.orders.set(first.orderNumber, 'X')
  expect((await spends('NL', '2027-01-15T03:41:00Z')).said).toBe(201)
  expect((await spends('BC', '2027-01-15T03:42:00Z')).said).toBe('LIMIT_EXCEEDED')
  // A new day in Vancouver, and still the one of the last order in St. John's.
  expect((await spends('BC', '2027-01-15T08:01:00Z')).said).toBe('LIMIT_EXCEEDED')
  expect((await spends('BC', '2027-01-16T03:31:00Z')).said).toBe(201)
})

test('the adapter conforms: as a visitor, as a member, on joining, on changes and when spending points', async () => {
  const who = await aMember()
  const member = harbour.aMember(who.sub)
  const report = await checkContract(
    options({
      backend: adapter.url,
      imageHosts,
      walk: signingIn(who),
      writes: true,
      spends: true,
      spendsHalf: true,
      botCheck: people.issue,
    }),
  )
  expect(differing(report)).toEqual([])
  // Of two orders for one trip the second may come before the outcome of the first is known.
  expect(adapter.logged.filter((line) => !line.includes('beside another one for the trip'))).toEqual([])
  expect(report.findings.flatMap(({ notes }) => notes)).toEqual([])
  expect(harbour.legacy.burnsOf(member)).toHaveLength(
    ['an e-card', 'two e-cards', ...amountKinds, 'the trip', 'half of the rest', 'and again'].length,
  )
  expect(report.untried.filter((what) => !/page data does not announce|--wait/.test(what))).toEqual([
    'redeemPromotionPin: only its refusals were tried',
  ])
  expect(report.findings.length).toBeGreaterThan(600)
})

test('where the site verifies the bot check, joining is tried all the same, and one customer joins', async () => {
  const { url: backend, close } = await anAdapter(async () => true)
  const who = await aMember()
  const { no } = harbour.aMember(who.sub)
  const report = await checkContract(
    options({ backend, imageHosts, walk: signingIn(who), botCheck: VERIFIED_BY_SITE }),
  )
  close()
  expect(differing(report)).toEqual([])
  expect(report.findings.filter(({ of }) => of === 'createCustomer')).not.toEqual([])
  expect(report.untried).toContain('without the bot check, or with a used token: the site looks at them')
  // The points system counts its members.
  expect(Number(harbour.aMember('the next one').no) - Number(no)).toBe(2)
})

test('a backend that looks at no token is reported, and still one customer joins', async () => {
  const { url, close } = await anAdapter(async () => true)
  const { sub } = await aMember()
  const { no } = harbour.aMember(sub)
  const { asker, report, tokens } = await checking(url, sub)
  await checkJoining(asker, people.issue, report)
  await checkPin(asker, people.issue, tokens.customer)
  close()
  expect(differing(report).map(([of, asked]) => [of, asked])).toEqual([
    ['createCustomer', 'with a bot token that was used'],
    ['createCustomer', 'without the bot check'],
    ['redeemPromotionPin', 'without the bot check'],
  ])
  expect(Number(harbour.aMember('one more').no) - Number(no)).toBe(2)
})

test('offers run by the clocks of the province that a visitor chose, or a member who has none of ours', async () => {
  const { sub } = await aMember()
  harbour.aMember(sub).fields.PRV = 'US'
  const asking = async (query: string, authorization?: string) => {
    const response = await fetch(`${adapter.url}${clientPrefix.content}${calls.listOffers.path}${query}`, {
      headers: { 'accept-language': 'en', ...(authorization && { authorization }) },
    })
    const { offers } = offerList.parse(await response.json())
    return offers
  }
  const [ending] = (await asking('')).filter(({ endDate, provinceCodes }) => endDate && !provinceCodes.length)
  const runs = async (query: string, authorization?: string) =>
    (await asking(query, authorization)).some(({ offerCode }) => offerCode === ending?.offerCode)
  const member = `Bearer ${await anAccessToken(sub, { client: 'content' })}`
  // Past midnight in St. John's, then in Toronto, and never in Vancouver.
  for (const [zone, expected] of [
    [zoneOfProvince.NL, [true, false, true]],
    [defaultTimeZone, [false, false, true]],
  ] as const) {
    now = startOfDay(addDays(String(ending?.endDate), 1), zone) + 15 * 60_000
    for (const who of [undefined, member]) {
      const said = ['', '?provinceCode=NL', '?provinceCode=BC'].map((query) => runs(query, who))
      expect(await Promise.all(said)).toEqual(expected)
    }
  }
})

test('a trip is paid with points to the end of its last day where the member is', async () => {
  const { sub } = await aMember()
  const member = harbour.aMember(sub)
  const [trip] = member.trips
  const accountUniqueId = `${member.no}2`
  const statusIn = async (province: string) => {
    member.fields.PRV = province
    const { path } = calls.listTravelPurchases
    const address = `${adapter.url}${clientPrefix.customer}${path}?accountUniqueId=${accountUniqueId}`
    const headers = { 'accept-language': 'en', authorization: `Bearer ${await anAccessToken(sub)}` }
    const { purchases } = travelPurchaseList.parse(await (await fetch(address, { headers })).json())
    return purchases.find(({ id }) => id === trip?.id)?.status
  }
  const pays = () => anOrder('redeemTravel', sub, { accountUniqueId, purchaseId: trip?.id, points: 1_000 })
  // Its last day is the end of 2099, and in Toronto it is one in the morning of the day after.
  now = Date.parse('2100-01-01T06:00:00Z')
  expect([await statusIn('ON'), (await pays()).said]).toEqual(['expired', 'VALIDATION_FAILED'])
  expect([await statusIn('BC'), (await pays()).said]).toEqual(['open', 201])
})

test('a promotion PIN adds its points once, and stands in the history', async () => {
  const { sub } = await aMember()
  const member = harbour.aMember(sub, 1_000)
  const before = harbour.legacy.balanceOf(member)
  const redeem = async () => {
    const response = await fetch(`${adapter.url}/web/v1/customers/promotion/pin/redeem`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await anAccessToken(sub)}`,
        recaptchaToken: await people.issue('redeemPromotionPin'),
        'accept-language': 'fr',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ pin: 'welcome-500' }),
    })
    return response.json()
  }
  // Its points are told also where the balance after it cannot be read.
  harbour.legacy.before('PIN', () => harbour.legacy.setDown('BAL'))
  const said = await redeem()
  harbour.legacy.before('PIN')
  harbour.legacy.setDown()
  expect(said).toMatchObject({
    points: 500,
    description: 'NIP promotionnel',
    balanceAfter: before + 500,
  })
  expect(await redeem()).toMatchObject({ code: 'PIN_ALREADY_USED', title: 'NIP déjà utilisé' })
  expect(harbour.legacy.balanceOf(member)).toBe(before + 500)
})

test('who joins with an account whose member has another address learns nothing about that member', async () => {
  const email = 'somebody-else@example.ca'
  const { no } = harbour.aMember(`auth|${email}`)
  const response = await fetch(`${adapter.url}/web/v1/customers/`, {
    method: 'POST',
    headers: {
      recaptchaToken: await people.issue('createCustomer'),
      'accept-language': 'en',
      'content-type': 'application/json',
    },
    body: JSON.stringify(aJoiner({ email })),
  })
  const text = await response.text()
  expect([response.status, JSON.parse(text).code]).toEqual([409, 'EMAIL_TAKEN'])
  expect(text).not.toContain(no.slice(-4))
})
