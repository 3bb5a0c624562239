import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { createBackend } from '../../app/backend/backend.server.ts'
import type { Locale } from '../../app/domain/locale.ts'
import { createUpstream } from '../../app/edge/upstream.server.ts'
import { signInAtProvider, stepUpAtProvider } from '../../sandbox/identity/testing/sign-in-walk.ts'
import { createSiteClient } from '../../sandbox/identity/testing/site-client.ts'
import { home } from '../support/addresses.ts'
import { aCustomer, setScenario } from './control.ts'
import { anECardOrder, aPhysicalOrder } from './orders.ts'
import { anAccessToken, aStepUpToken } from './tokens.ts'

type Credentials = Parameters<typeof createBackend>[0]['credentials']

/** The site's API client, for a customer with a fresh step-up. */
async function theSiteFor(sub: string, locale: Locale = 'en-ca') {
  return theSite(
    {
      access: () => anAccessToken(sub),
      secondary: () => anAccessToken(sub, { client: 'content' }),
      stepUp: await aStepUpToken(sub),
    },
    locale,
  )
}

const theSite = (credentials: Credentials, locale: Locale = 'en-ca') =>
  createBackend({
    config: {
      baseUrl: inject('backendUrl'),
      timeoutMs: 5_000,
      stepUpHeader: 'step-up-authorization',
      upstream: createUpstream({ isFault: () => true, onState: () => {} }),
    },
    credentials,
    locale,
    correlationId: `site-${randomBytes(4).toString('hex')}`,
    hostIp: '203.0.113.9',
    log: { debug: () => {}, warn: () => {}, error: () => {} },
  })

test('after an order, balance, history, orders and redemption status agree', async () => {
  const { sub } = await aCustomer({ points: 20_000, addresses: [home] })
  const site = await theSiteFor(sub)
  const { addresses } = await site.addresses.list()
  const idempotencyKey = crypto.randomUUID()
  const result = await site.giftCards.redeem(await aPhysicalOrder(addresses[0]?.uniqueId ?? ''), {
    idempotencyKey,
  })
  if (!result.ok) throw new Error(result.problem.detail)
  expect((await site.points.balance()).points).toBe(result.balanceAfter)
  expect((await site.points.history({ type: 'REDEEM' })).transactions).toMatchObject([
    { orderNumber: result.orderNumber, points: -result.points, balanceAfter: result.balanceAfter },
  ])
  expect(await site.transactions.orders()).toMatchObject({
    success: true,
    nextCursor: null,
    data: { orders: [{ orderNumber: result.orderNumber, format: 'Physical' }] },
  })
  expect(await site.me.redemption(idempotencyKey)).toMatchObject({
    status: 'done',
    orderNumber: result.orderNumber,
  })
})

test('tokens issued by the provider are accepted, and its step-up authorises an order', async () => {
  const { email, password } = await aCustomer({ points: 20_000 })
  const provider = createSiteClient(inject('issuer'), 'http://localhost:3000', inject('clientSecret'))
  const signIn = provider.authorize()
  const { callbackUrl, jar } = await signInAtProvider(signIn.url, { email, password })
  const { body } = await provider.exchange(callbackUrl, signIn)
  const access = await provider.refresh(body.refresh_token, 'urn:borealis:web')
  const secondary = await provider.refresh(access.body.refresh_token, 'urn:borealis:content')
  const stepUp = provider.authorize({
    acr_values: 'urn:borealis:acr:step-up',
    scope: 'openid',
    resource: 'urn:borealis:web',
    redirect_uri: 'http://localhost:3000/auth/mfa-callback',
  })
  const back = await stepUpAtProvider(stepUp.url, jar, { email })
  const proof = await provider.exchange(back.callbackUrl, stepUp, 'urn:borealis:web')
  const site = theSite({
    access: async () => access.body.access_token ?? null,
    secondary: async () => secondary.body.access_token ?? null,
    stepUp: proof.body.access_token,
  })
  const idempotencyKey = crypto.randomUUID()
  expect(await site.giftCards.redeem(await anECardOrder(), { idempotencyKey })).toMatchObject({ ok: true })
  expect(await site.me.redemption(idempotencyKey)).toMatchObject({ status: 'done' })
})

test('a refusal is returned as a value, with the backend’s message in the requested language', async () => {
  const { sub } = await aCustomer({ points: 100 })
  const order = await anECardOrder()
  const said = async (locale: Locale) => {
    const site = await theSiteFor(sub, locale)
    const result = await site.giftCards.redeem(order, { idempotencyKey: crypto.randomUUID() })
    return result.ok ? '' : result.problem.detail
  }
  const [english, french] = [await said('en-ca'), await said('fr-ca')]
  expect(english).toContain('more points')
  expect(french).toContain('manque')
})

test('an order whose response was lost has an unknown outcome until its status is requested', async () => {
  const { sub } = await aCustomer({ points: 20_000 })
  await setScenario(sub, { call: 'redeemGiftCards', kind: 'cut-after-commit', times: 1 })
  const site = await theSiteFor(sub)
  const idempotencyKey = crypto.randomUUID()
  await expect(site.giftCards.redeem(await anECardOrder(), { idempotencyKey })).rejects.toMatchObject({
    code: 'NETWORK',
  })
  expect((await site.me.redemption(idempotencyKey)).status).toBe('done')
})

test('a read is retried after a connection reset', async () => {
  const { sub } = await aCustomer({ points: 700 })
  await setScenario(sub, { call: 'getBalance', kind: 'reset', times: 1 })
  expect((await (await theSiteFor(sub)).points.balance()).points).toBe(700)
})

test('unreadable orders give the error of the specification', async () => {
  const { sub } = await aCustomer()
  await setScenario(sub, { call: 'listOrders', kind: 'unparsable-orders', times: 1 })
  expect(await (await theSiteFor(sub)).transactions.orders()).toEqual({
    success: false,
    error: { message: 'Failed to fetch orders data', code: 'PARSE_ERROR' },
    data: null,
  })
})

test('a suspended customer is refused with ACCOUNT_SUSPENDED', async () => {
  const { sub } = await aCustomer({ status: 'suspended' })
  await expect((await theSiteFor(sub)).customers.profile()).rejects.toMatchObject({
    status: 403,
    code: 'ACCOUNT_SUSPENDED',
  })
})
