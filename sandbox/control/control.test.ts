import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GiftCardBrand, giftCardList, giftCardOrderResult } from '@borealis/contract/gift-cards.ts'
import { ordersEnvelope, ordersPage } from '@borealis/contract/orders.ts'
import { pageData } from '@borealis/contract/page-data.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACR_STEP_UP } from '../identity/policy.ts'
import { CONTENT_AUDIENCE, CUSTOMER_AUDIENCE } from '../identity/provider.ts'
import { signInAtProvider, stepUpAtProvider } from '../identity/testing/sign-in-walk.ts'
import { createSiteClient } from '../identity/testing/site-client.ts'
import { type Sandbox, startSandbox } from '../sandbox.ts'

const secret = 'a-secret-of-this-test'
const origin = 'http://localhost:3999'
const dataDir = mkdtempSync(join(tmpdir(), 'borealis-control-'))
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({
    dataDir,
    identityPort: 0,
    backendPort: 0,
    siteOrigins: [origin],
    clientSecret: secret,
  })
})
afterAll(async () => {
  await sandbox.close()
  rmSync(dataDir, { recursive: true })
})

type Created = {
  sub: string
  email: string
  password: string
  sceneNumber: string
  addressIds: string[]
  orderNumbers: string[]
}

async function control(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.backendUrl}/control${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const json: unknown = await response.json()
  return { status: response.status, json }
}

/** A new customer. Unparsed: the control API's answers are under test here. */
const fresh = async (plan: object = {}) => (await control('POST', '/customers', plan)).json as Created

/** Signs in at the provider with a step-up; returns the three tokens a site would hold. */
async function tokensOf({ email, password }: Created) {
  const site = createSiteClient(sandbox.issuer, origin, secret)
  const attempt = site.authorize()
  const { callbackUrl, jar } = await signInAtProvider(attempt.url, { email, password })
  const first = await site.exchange(callbackUrl, attempt, CUSTOMER_AUDIENCE)
  const second = await site.refresh(first.body.refresh_token, CONTENT_AUDIENCE)
  const stepUp = site.authorize({
    acr_values: ACR_STEP_UP,
    redirect_uri: `${origin}/auth/mfa-callback`,
    scope: 'openid',
    resource: CUSTOMER_AUDIENCE,
  })
  const walk = await stepUpAtProvider(stepUp.url, jar, { email })
  const strong = await site.exchange(walk.callbackUrl, stepUp, CUSTOMER_AUDIENCE)
  return {
    bearer: first.body.access_token,
    content: second.body.access_token,
    stepUp: strong.body.access_token,
  }
}

test('a customer created through the control API can sign in and redeem, and is described with every effect', async () => {
  const customer = await fresh({ points: 9_000, language: 'fr', provinceCode: 'QC' })
  const tokens = await tokensOf(customer)
  const key = randomUUID()
  const redeem = await fetch(`${sandbox.backendUrl}/web/v1/redeem/giftCards/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.bearer}`,
      'step-up-authorization': `Bearer ${tokens.stepUp}`,
      'idempotency-key': key,
      'accept-language': 'fr',
      correlationId: 'cor-7',
    },
    body: JSON.stringify({
      lines: [{ name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: 2500, qty: 1 }],
    }),
  })
  expect(redeem.status).toBe(201)
  const status = await fetch(`${sandbox.backendUrl}/api/me/redemptions/${key}`, {
    headers: { authorization: `Bearer ${tokens.content}` },
  })
  expect(await status.json()).toMatchObject({ status: 'done', points: 2_500 })
  expect((await control('GET', `/customers/${customer.sub}`)).json).toMatchObject({
    balance: 6_500,
    ledger: [{ points: -2_500 }, { points: 9_000, memo: 'opening balance' }],
    orders: [{ format: 'E-Card', points: 2_500, status: 'placed' }],
    redemptions: [{ key, state: 'done' }],
    calls: [
      { operation: 'getRedemption', hadBearer: true, hadStepUp: false },
      {
        operation: 'redeemGiftCards',
        status: 201,
        acceptLanguage: 'fr',
        idempotencyKey: key,
        correlationId: 'cor-7',
        hadBearer: true,
        hadStepUp: true,
      },
    ],
  })
  expect((await control('GET', '/ledger/check')).json).toMatchObject({ isBalanced: true })
})

test('a customer can have ordered e-cards before, from the opening balance', async () => {
  const lines = [{ name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: 2500, qty: 2 }]
  const customer = await fresh({ points: 9_000, orders: [{ lines, minutesAgo: 60 }] })
  const order = { orderNumber: customer.orderNumbers[0], format: 'E-Card', points: 5_000 }
  expect((await control('GET', `/customers/${customer.sub}`)).json).toMatchObject({
    ...{ balance: 4_000, redemptions: [], calls: [] },
    orders: [{ ...order, status: expect.not.stringContaining('placed') }],
  })
  expect((await control('GET', '/ledger/check')).json).toMatchObject({ isBalanced: true })
})

test('the tracking link of a shipped parcel leads to the carrier’s page', async () => {
  const address = { addressLine1: '1 King St', city: 'Toronto', provinceCode: 'ON', postalCode: 'M5H 1A1' }
  const customer = await fresh({ points: 9_000, addresses: [address] })
  const { bearer, stepUp } = await tokensOf(customer)
  const authorization = `Bearer ${bearer}`
  const line = { name: 'Maple Books', id: 'maple-books', sku: 'maple-books-25', points: 2500, qty: 1 }
  const placed = await fetch(`${sandbox.backendUrl}/web/v1/redeem/giftCards/`, {
    method: 'POST',
    headers: { authorization, 'step-up-authorization': `Bearer ${stepUp}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ lines: [line], addressId: customer.addressIds[0] }),
  })
  const { orderNumber } = giftCardOrderResult.parse(await placed.json())
  const trackingOf = async () => {
    const response = await fetch(`${sandbox.backendUrl}/web/v1/transaction/`, { headers: { authorization } })
    const { data } = ordersEnvelope.parse(await response.json())
    return ordersPage.parse(JSON.parse(data.data)).orders[0]?.tracking
  }
  expect(await trackingOf()).toBeNull()
  await control('POST', `/orders/${orderNumber}/age`, { minutes: 6 * 24 * 60 })
  const { number, url } = (await trackingOf()) ?? {}
  const page = await (await fetch(String(url))).text()
  expect(page).toContain(number)
  expect(page).toContain('Shipped with Canada Post')
  expect(page).not.toContain('Order placed')
  const unknown = await fetch(String(url).replace(/number=[^&]+/, 'number=0000'))
  expect(await unknown.text()).toContain('We haven’t received a package with this number')
})

test('a scenario applies to its own customer only, and as often as configured', async () => {
  const [one, other] = [await fresh(), await fresh()]
  const [mine, theirs] = [await tokensOf(one), await tokensOf(other)]
  const balance = (bearer: string | undefined) =>
    fetch(`${sandbox.backendUrl}/web/v1/customers/balance`, {
      headers: { authorization: `Bearer ${bearer}` },
    })
  const set = (body: object) => control('POST', `/customers/${one.sub}/scenario`, body)
  await set({
    call: 'getBalance',
    kind: 'status',
    status: 503,
    code: 'UNAVAILABLE',
    detail: 'Down.',
    times: 1,
  })
  const failed = await balance(mine.bearer)
  expect([failed.status, await failed.json()]).toMatchObject([503, { code: 'UNAVAILABLE', detail: 'Down.' }])
  expect((await balance(theirs.bearer)).status).toBe(200)
  expect((await balance(mine.bearer)).status).toBe(200)
  await set({ call: '*', kind: 'expired-token' })
  expect((await balance(mine.bearer)).status).toBe(401)
  await control('DELETE', `/customers/${one.sub}/scenario`)
  await set({ call: 'getBalance', kind: 'reset' })
  await expect(balance(mine.bearer)).rejects.toThrow()
  await control('DELETE', `/customers/${one.sub}/scenario`)
  await set({ call: 'listOrders', kind: 'unparsable-orders' })
  const orders = await fetch(`${sandbox.backendUrl}/web/v1/transaction/`, {
    headers: { authorization: `Bearer ${mine.bearer}` },
  })
  const envelope = (await orders.json()) as { data: { data: string } } // the envelope of spec §7
  expect(() => JSON.parse(envelope.data.data)).toThrow(SyntaxError)
  expect((await set({ call: 'noSuchCall', kind: 'slow' })).status).toBe(400)
})

test('a scenario header applies to a visitor', async () => {
  const { json } = await control('POST', '/scenarios', { call: 'listOffers', kind: 'empty' })
  const { id } = json as { id: string } // the answer of the call above
  const offers = async (headers: Record<string, string>) => {
    const response = await fetch(`${sandbox.backendUrl}/api/offers`, { headers })
    return ((await response.json()) as { offers: unknown[] }).offers.length // the contract's list
  }
  expect(await offers({ 'x-borealis-scenario': id })).toBe(0)
  expect(await offers({})).toBeGreaterThan(10)
  expect((await control('GET', `/scenarios/${id}/calls`)).json).toMatchObject({
    calls: [{ operation: 'listOffers' }],
  })
})

test('the number of offers can be set, each with its own code', async () => {
  const codes = async () => {
    const response = await fetch(`${sandbox.backendUrl}/api/offers?pageSize=100&pageNumber=2`)
    const { offers } = (await response.json()) as { offers: { offerCode: string }[] } // the contract's list
    return offers.map(({ offerCode }) => offerCode)
  }
  expect(await codes()).toEqual([])
  await control('POST', '/catalogue', { offers: 2_000 })
  expect(new Set(await codes()).size).toBe(100)
  await control('POST', '/catalogue', { offers: 44 })
  expect(await codes()).toEqual([])
  expect((await control('POST', '/catalogue', { offers: 0 })).status).toBe(400)
})

test('the number of brands can be set, each with its own name and codes', async () => {
  const brands = async () => {
    const response = await fetch(`${sandbox.backendUrl}/api/gift-cards`)
    return giftCardList.parse(await response.json()).brands
  }
  const few = (await brands()).length
  await control('POST', '/catalogue', { brands: 300 })
  const many = await brands()
  const distinct = (of: (brand: GiftCardBrand) => string | string[]) => new Set(many.flatMap(of)).size
  expect([distinct(({ brandId }) => brandId), distinct(({ brandName }) => brandName)]).toEqual([300, 300])
  expect(distinct(({ denominations }) => denominations.map(({ sku }) => sku))).toBe(
    many.flatMap(({ denominations }) => denominations).length,
  )
  const [last] = many.slice(-1)
  const found = await fetch(`${sandbox.backendUrl}/api/gift-cards/${last?.brandId}`)
  expect([found.status, await found.json()]).toEqual([200, last])
  await control('POST', '/catalogue', { brands: few })
  expect(await brands()).toHaveLength(few)
})

test('what points are worth as a credit can be set', async () => {
  const rate = async () => {
    const response = await fetch(`${sandbox.backendUrl}/api/page-data`)
    const { waysToSpend } = pageData.parse(await response.json())
    return waysToSpend.find(({ code }) => code === 'credit')?.centsPer1000Points
  }
  const before = await rate()
  await control('POST', '/rate', { way: 'credit', centsPer1000Points: 650 })
  expect(await rate()).toBe(650)
  await control('POST', '/rate', { way: 'credit', centsPer1000Points: before })
  expect(await rate()).toBe(before)
})

test('an unknown customer, order or export is answered with 404', async () => {
  const suspend = (sub: string) => control('POST', `/customers/${sub}/status`, { status: 'suspended' })
  expect((await suspend((await fresh()).sub)).status).toBe(200)
  expect((await suspend('cus_nobody')).status).toBe(404)
  expect((await control('POST', '/orders/0A0A-0000/age', { minutes: 1 })).status).toBe(404)
  expect((await control('POST', '/customers/cus_nobody/exports/age', { minutes: 1 })).status).toBe(404)
})

test('the clock moves and can be reset, and requests from other origins are refused', async () => {
  const day = 86_400_000
  expect((await control('POST', '/clock', { advance: day })).json).toMatchObject({ offsetMs: day })
  expect((await control('POST', '/clock', { at: '2027-01-01T00:00:00Z' })).json).toMatchObject({
    now: expect.stringMatching(/^2027-01-01T00:00:0/),
  })
  expect((await control('POST', '/clock', { reset: true })).json).toMatchObject({ offsetMs: 0 })
  expect((await control('POST', '/clock', { advance: day }, { origin: 'https://evil.example' })).status).toBe(
    403,
  )
})

test.each([
  ['en', 'Sandbox control', 'Create a member'],
  ['fr', 'Contrôle du bac à sable', 'Créer un membre'],
])(
  'the control page in %s lists members, and its policy allows its own script, style and letters only',
  async (lang, title, label) => {
    const response = await fetch(`${sandbox.backendUrl}/control?lang=${lang}`)
    const page = await response.text()
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).toContain(label)
    expect(page).toContain('avery.chen@example.ca')
    const policy = response.headers.get('content-security-policy') ?? ''
    for (const tag of ['script', 'style']) {
      const text = page.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? ''
      expect(policy).toContain(`${tag}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
    const [, letters] = page.match(/url\("([^"]+)"\)/) ?? []
    const file = await fetch(new URL(letters ?? '', response.url))
    expect(file.headers.get('content-type')).toBe('font/woff2')
    expect(policy).toContain("font-src 'self'")
  },
)
