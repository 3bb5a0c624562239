import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import {
  aBackend,
  aBalance,
  anOrder,
  aProblem,
  failureOf,
  json,
  nothing,
} from '../../tests/support/a-backend.ts'
import { home } from '../../tests/support/samples.ts'

// What a call carries, and when no call is made.

test('a customer call carries bearer, language part and correlation id, below /web/v1', async () => {
  const { backend, seen } = await aBackend(json(200, aBalance))
  expect(await backend.getBalance()).toEqual(aBalance)
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/web/v1/customers/balance' })
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer access-1',
    'accept-language': 'fr',
    correlationid: 'cor-1',
  })
  expect(seen[0]?.headers['step-up-authorization']).toBeUndefined()
  expect(seen[0]?.headers['x-borealis-scenario']).toBeUndefined()
})

test('a content call carries the secondary token, below /api', async () => {
  const { backend, seen } = await aBackend(json(200, { spotlights: [] }))
  await backend.listSpotlights()
  expect(seen[0]?.url).toBe('/api/spotlights')
  expect(seen[0]?.headers.authorization).toBe('Bearer secondary-1')
})

/** A backend that takes these tokens for expired. */
const takingForExpired =
  (...expired: readonly string[]): RequestListener =>
  (request, response) => {
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const refusal = { ...aProblem, status: 401, code: 'TOKEN_EXPIRED' }
    const answer = expired.includes(bearer) ? json(401, refusal) : json(200, aBalance)
    answer(request, response)
  }

/** Hands out `access-2` for a refused token, and says how often it was asked for one. */
function anotherToken() {
  let asked = 0
  const access = async (refused?: string) => {
    if (refused !== undefined) asked += 1
    return refused === undefined ? 'access-1' : 'access-2'
  }
  return { credentials: { access, stepUp: 'fresh-1' }, asked: () => asked }
}

test('a token that the backend takes for expired is replaced once, and its calls are sent again', async () => {
  const { credentials, asked } = anotherToken()
  const { backend, seen } = await aBackend(takingForExpired('access-1'), { credentials })
  const balances = await Promise.all([backend.getBalance(), backend.getBalance()])
  expect(balances).toEqual([aBalance, aBalance])
  await backend.getBalance()
  expect(asked()).toBe(1)
  expect(seen.map(({ headers }) => headers.authorization).sort()).toEqual([
    'Bearer access-1',
    'Bearer access-1',
    'Bearer access-2',
    'Bearer access-2',
    'Bearer access-2',
  ])
})

test('a write that was refused so has done nothing: it is sent again as it was, key and second check with it', async () => {
  const { credentials } = anotherToken()
  const { backend, seen } = await aBackend(takingForExpired('access-1', 'access-2'), { credentials })
  const { ok } = await backend.redeemGiftCards({ body: anOrder, idempotencyKey: 'key-1' })
  expect(ok).toBe(false)
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer access-1', 'Bearer access-2'])
  expect(new Set(seen.map(({ body }) => body)).size).toBe(1)
  for (const { headers } of seen)
    expect(headers).toMatchObject({
      'idempotency-key': 'key-1',
      'step-up-authorization': 'Bearer fresh-1',
    })
})

test('a bare 401 whose challenge says invalid_token replaces the token too, with a warning; another challenge does not', async () => {
  const challenged =
    (error: string): RequestListener =>
    (request, response) => {
      const isFirst = request.headers.authorization === 'Bearer access-1'
      const headers = { 'www-authenticate': `Bearer error="${error}", error_description="expired"` }
      json(isFirst ? 401 : 200, isFirst ? {} : aBalance, isFirst ? headers : {})(request, response)
    }
  const { credentials } = anotherToken()
  const invalid = await aBackend(challenged('invalid_token'), { credentials })
  expect(await invalid.backend.getBalance()).toEqual(aBalance)
  expect(invalid.told()).toMatchObject([
    { level: 'warn', fields: { status: 401, challenge: 'invalid_token' } },
  ])
  const weak = await aBackend(challenged('insufficient_scope'), { credentials })
  expect(await failureOf(weak.backend.getBalance())).toMatchObject({ status: 401 })
  expect(weak.seen).toHaveLength(1)
})

test.each([
  ['there is no other token', async () => 'access-1'],
  ['the session has ended', async (refused?: string) => (refused ? null : 'access-1')],
])('where %s the refusal stands', async (_what, access) => {
  const { backend, seen } = await aBackend(takingForExpired('access-1'), { credentials: { access } })
  expect(await failureOf(backend.getBalance())).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
  expect(seen).toHaveLength(1)
})

test('a visitor sends no bearer', async () => {
  const { backend, seen } = await aBackend(json(200, { spotlights: [] }), { credentials: {} })
  await backend.listSpotlights()
  expect(seen[0]?.headers.authorization).toBeUndefined()
})

test('joining never carries a bearer, even when somebody is signed in', async () => {
  const { backend, seen } = await aBackend(json(200, { isAvailable: true, suggestion: null }))
  await backend.validateEmail({ body: { email: 'new@example.ca' }, botToken: 'bot-1' })
  expect(seen[0]?.headers).toMatchObject({ recaptchatoken: 'bot-1', correlationid: 'cor-1' })
  expect(seen[0]?.headers.authorization).toBeUndefined()
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ email: 'new@example.ca' })
})

test('a promotion PIN travels with the bot token and the address of the customer', async () => {
  const { backend, seen } = await aBackend(
    json(200, { points: 500, description: 'Bienvenue', reference: 'P-1', balanceAfter: 500 }),
  )
  await backend.redeemPromotionPin({ body: { pin: 'AURORA-2026' }, botToken: 'bot-2' })
  expect(seen[0]?.headers).toMatchObject({ recaptchatoken: 'bot-2', hostip: '203.0.113.9' })
})

test('the scenario travels when the caller has one', async () => {
  const { backend, seen } = await aBackend(json(200, aBalance), { scenario: 'slow-1' })
  await backend.getBalance()
  expect(seen[0]?.headers['x-borealis-scenario']).toBe('slow-1')
})

test('an address change carries the step-up token under the configured name', async () => {
  const { backend, seen } = await aBackend(json(201, { ...home, uniqueId: 'adr-1', isDefault: true }))
  await backend.createAddress({ body: home })
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer access-1',
    'step-up-authorization': 'Bearer fresh-1',
  })
})

test('without a step-up token a sensitive call is never made', async () => {
  const { backend, seen } = await aBackend(nothing, { credentials: { access: async () => 'access-1' } })
  for (const call of [
    backend.deleteAddress({ params: { uniqueId: 'adr-1' } }),
    backend.redeemGiftCards({ body: anOrder, idempotencyKey: 'key-12345678' }),
    backend.updateCustomer({ body: { email: 'other@example.ca' } }),
    backend.unfreezeAccount(),
  ]) {
    expect(await failureOf(call)).toMatchObject({
      status: 401,
      code: 'STEP_UP_REQUIRED',
      correlationId: 'cor-1',
    })
  }
  expect(seen).toEqual([])
})

test('a profile change without e-mail needs no step-up', async () => {
  const { backend, seen } = await aBackend(
    json(422, { ...aProblem, status: 422, code: 'VALIDATION_FAILED' }),
    {
      credentials: { access: async () => 'access-1' },
    },
  )
  expect((await failureOf(backend.updateCustomer({ body: { firstName: 'Avery' } }))).code).toBe(
    'VALIDATION_FAILED',
  )
  expect(seen).toHaveLength(1)
})

test('when the token cannot be had a read goes on without one, and that is logged once', async () => {
  const access = () => Promise.reject(new Error('provider is down'))
  const { backend, seen, told } = await aBackend(json(200, aBalance), { credentials: { access } })
  await backend.getBalance()
  await backend.getBalance()
  expect(seen).toHaveLength(2)
  expect(seen[0]?.headers.authorization).toBeUndefined()
  expect(told()).toHaveLength(1)
})

test('when the token cannot be had a write is not sent', async () => {
  const access = () => Promise.reject(new Error('provider is down'))
  const { backend, seen } = await aBackend(nothing, { credentials: { access, stepUp: 'fresh-1' } })
  expect(await failureOf(backend.deleteAddress({ params: { uniqueId: 'adr-1' } }))).toMatchObject({
    status: undefined,
    code: 'NOT_SENT',
  })
  expect(seen).toEqual([])
})

test('a read that needs the token that cannot be had is not taken for one of somebody who is signed out', async () => {
  const refused = json(401, { ...aProblem, status: 401, code: 'UNAUTHENTICATED' })
  const failing = await aBackend(refused, {
    credentials: { access: () => Promise.reject(new Error('down')) },
  })
  expect(await failureOf(failing.backend.getBalance())).toMatchObject({
    status: undefined,
    code: 'NO_TOKEN',
    correlationId: 'cor-1',
  })
  const ended = await aBackend(refused, { credentials: { access: async () => null } })
  expect(await failureOf(ended.backend.getBalance())).toMatchObject({
    status: 401,
    code: 'UNAUTHENTICATED',
  })
})

test('a path parameter stays one segment, whatever it holds', async () => {
  const { backend, seen } = await aBackend(nothing)
  await backend.deleteAddress({ params: { uniqueId: '..a?b#c;d é' } })
  expect(seen[0]?.url).toBe('/web/v1/customers/addresses/..a%3Fb%23c%3Bd%20%C3%A9')
})

test.each(['.', '..', '../../accounts', 'a/b', '..\\accounts', '\ud800'])(
  'a path parameter that would leave its segment makes no call: %j',
  async (uniqueId) => {
    const { backend, seen } = await aBackend(nothing)
    expect(await failureOf(backend.deleteAddress({ params: { uniqueId } }))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(seen).toEqual([])
  },
)

test('a missing value makes no call', async () => {
  const { backend, seen } = await aBackend(nothing)
  expect(await failureOf(backend.deleteAddress({ params: { uniqueId: '' } }))).toMatchObject({
    status: undefined,
    code: 'MISSING_VALUE',
  })
  expect((await failureOf(backend.redeemGiftCards({ body: anOrder, idempotencyKey: '' }))).code).toBe(
    'MISSING_VALUE',
  )
  expect(seen).toEqual([])
})

test('a header value of two lines makes no call', async () => {
  const { backend, seen } = await aBackend(nothing)
  const call = backend.validateEmail({ body: { email: 'a@example.ca' }, botToken: 'x\r\nauthorization: y' })
  expect(await failureOf(call)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
  expect(seen).toEqual([])
})

test('queries leave out what is not set', async () => {
  const { backend, seen } = await aBackend(json(200, { purchases: [], page: 1, limit: 100, totalCount: 0 }))
  await backend.listTravelPurchases({
    query: {
      accountUniqueId: 'acc 1',
      toDate: '2026-11-20',
      fromDate: undefined,
    },
  })
  expect(seen[0]?.url).toBe('/web/v1/transaction/byot?accountUniqueId=acc+1&toDate=2026-11-20')
})
