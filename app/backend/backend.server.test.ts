import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createUpstream, type Upstream } from '#app/http/upstream.server.ts'
import { type BackendOptions, createBackend } from './backend.server.ts'
import { BackendError } from './backend-error.ts'

type Line = { level: string; fields: object; message: string }
type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

const anUpstream = () => createUpstream({ isFault: () => true, onState: () => {} })

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A backend that answers as told, and remembers what it was asked. */
async function aBackend(
  answer: RequestListener,
  options: Partial<BackendOptions> & { timeoutMs?: number; upstream?: Upstream } = {},
) {
  const seen: Seen[] = []
  const lines: Line[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  // A listening TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo
  const line = (level: string) => (fields: object, message: string) => lines.push({ level, fields, message })
  const { timeoutMs = 2_000, upstream = anUpstream(), ...rest } = options
  const backend = createBackend({
    config: {
      baseUrl: `http://127.0.0.1:${port}`,
      timeoutMs,
      stepUpHeader: 'step-up-authorization',
      upstream,
    },
    credentials: { access: async () => 'access-1', secondary: async () => 'secondary-1', stepUp: 'fresh-1' },
    locale: 'fr-ca',
    correlationId: 'cor-1',
    hostIp: '203.0.113.9',
    log: { debug: line('debug'), warn: line('warn'), error: line('error') },
    ...rest,
  })
  return { backend, seen, lines, told: () => lines.filter(({ level }) => level !== 'debug') }
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

const nothing: RequestListener = (_, response) => {
  response.writeHead(204).end()
}

const aBalance = {
  points: 24_850,
  pendingPoints: 640,
  pendingPostsBy: '2026-11-27',
  expiringPoints: 0,
  expiresOn: null,
  earnedLast90Days: 4_300,
  asOf: '2026-11-20T22:42:00Z',
}

const anAddress = {
  addressLine1: '214 Riverside Drive',
  city: 'Sudbury',
  provinceCode: 'ON',
  postalCode: 'P3E 1C5',
} as const

const aProblem = {
  type: 'about:blank',
  title: 'Points insuffisants',
  status: 409,
  detail: 'Il vous manque 150 points.',
  code: 'INSUFFICIENT_POINTS',
  correlationId: 'cor-1',
}

const anOrder = {
  lines: [{ name: 'Laurentide, 25 $', id: 'laurentide', sku: 'LAU-25', points: 2_500, qty: 1 }],
}

const failureOf = async (call: Promise<unknown>): Promise<BackendError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof BackendError)) throw new Error(`expected a BackendError, got ${String(error)}`)
  return error
}

test('a customer call carries bearer, language part and correlation id, below /web/v1', async () => {
  const { backend, seen } = await aBackend(json(200, aBalance))
  expect(await backend.points.balance()).toEqual(aBalance)
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
  await backend.content.spotlights()
  expect(seen[0]?.url).toBe('/api/spotlights')
  expect(seen[0]?.headers.authorization).toBe('Bearer secondary-1')
})

test('a visitor sends no bearer', async () => {
  const { backend, seen } = await aBackend(json(200, { spotlights: [] }), { credentials: {} })
  await backend.content.spotlights()
  expect(seen[0]?.headers.authorization).toBeUndefined()
})

test('joining never carries a bearer, even when somebody is signed in', async () => {
  const { backend, seen } = await aBackend(json(200, { isAvailable: true, suggestion: null }))
  await backend.customers.validateEmail({ email: 'new@example.ca' }, { botToken: 'bot-1' })
  expect(seen[0]?.headers).toMatchObject({ recaptchatoken: 'bot-1', correlationid: 'cor-1' })
  expect(seen[0]?.headers.authorization).toBeUndefined()
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ email: 'new@example.ca' })
})

test('a promotion PIN travels with the bot token and the address of the customer', async () => {
  const { backend, seen } = await aBackend(
    json(200, { points: 500, description: 'Bienvenue', reference: 'P-1', balanceAfter: 500 }),
  )
  await backend.points.redeemPin({ pin: 'AURORA-2026' }, { botToken: 'bot-2' })
  expect(seen[0]?.headers).toMatchObject({ recaptchatoken: 'bot-2', hostip: '203.0.113.9' })
})

test('the scenario travels when the caller has one', async () => {
  const { backend, seen } = await aBackend(json(200, aBalance), { scenario: 'slow-1' })
  await backend.points.balance()
  expect(seen[0]?.headers['x-borealis-scenario']).toBe('slow-1')
})

test('an address change carries the step-up token under the configured name', async () => {
  const { backend, seen } = await aBackend(json(201, { ...anAddress, uniqueId: 'adr-1', isDefault: true }))
  await backend.addresses.create(anAddress)
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer access-1',
    'step-up-authorization': 'Bearer fresh-1',
  })
})

test('without a step-up token a sensitive call is never made', async () => {
  const { backend, seen } = await aBackend(nothing, { credentials: { access: async () => 'access-1' } })
  for (const call of [
    backend.addresses.remove('adr-1'),
    backend.giftCards.redeem(anOrder, { idempotencyKey: 'key-12345678' }),
    backend.customers.update({ email: 'other@example.ca' }),
    backend.me.unfreezeAccount(),
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
  expect((await failureOf(backend.customers.update({ firstName: 'Avery' }))).code).toBe('VALIDATION_FAILED')
  expect(seen).toHaveLength(1)
})

test('when the token cannot be had a read goes on without one, and that is logged once', async () => {
  const access = () => Promise.reject(new Error('provider is down'))
  const { backend, seen, told } = await aBackend(json(200, aBalance), { credentials: { access } })
  await backend.points.balance()
  await backend.points.balance()
  expect(seen).toHaveLength(2)
  expect(seen[0]?.headers.authorization).toBeUndefined()
  expect(told()).toHaveLength(1)
})

test('when the token cannot be had a write is not sent', async () => {
  const access = () => Promise.reject(new Error('provider is down'))
  const { backend, seen } = await aBackend(nothing, { credentials: { access, stepUp: 'fresh-1' } })
  expect(await failureOf(backend.addresses.remove('adr-1'))).toMatchObject({
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
  expect(await failureOf(failing.backend.points.balance())).toMatchObject({
    status: undefined,
    code: 'NO_TOKEN',
    correlationId: 'cor-1',
  })
  const ended = await aBackend(refused, { credentials: { access: async () => null } })
  expect(await failureOf(ended.backend.points.balance())).toMatchObject({
    status: 401,
    code: 'UNAUTHENTICATED',
  })
})

test('a path parameter stays one segment, whatever it holds', async () => {
  const { backend, seen } = await aBackend(nothing)
  await backend.addresses.remove('../a/b?c#d é')
  expect(seen[0]?.url).toBe('/web/v1/customers/addresses/..%2Fa%2Fb%3Fc%23d%20%C3%A9')
})

test.each(['.', '..', '\ud800'])(
  'a path parameter that would leave its segment makes no call: %j',
  async (uniqueId) => {
    const { backend, seen } = await aBackend(nothing)
    expect(await failureOf(backend.addresses.remove(uniqueId))).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
    })
    expect(seen).toEqual([])
  },
)

test('a missing value makes no call', async () => {
  const { backend, seen } = await aBackend(nothing)
  expect(await failureOf(backend.addresses.remove(''))).toMatchObject({
    status: undefined,
    code: 'MISSING_VALUE',
  })
  expect((await failureOf(backend.giftCards.redeem(anOrder, { idempotencyKey: '' }))).code).toBe(
    'MISSING_VALUE',
  )
  expect(seen).toEqual([])
})

test('a header value of two lines makes no call', async () => {
  const { backend, seen } = await aBackend(nothing)
  const call = backend.customers.validateEmail(
    { email: 'a@example.ca' },
    { botToken: 'x\r\nauthorization: y' },
  )
  expect(await failureOf(call)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
  expect(seen).toEqual([])
})

test('queries leave out what is not set', async () => {
  const { backend, seen } = await aBackend(json(200, { purchases: [], page: 1, limit: 100, totalCount: 0 }))
  await backend.transactions.travelPurchases({
    accountUniqueId: 'acc 1',
    toDate: '2026-11-20',
    fromDate: undefined,
  })
  expect(seen[0]?.url).toBe('/web/v1/transaction/byot?accountUniqueId=acc+1&toDate=2026-11-20')
})

test('a refusal keeps status, code and the words of the backend', async () => {
  const { backend, told } = await aBackend(json(409, aProblem))
  const error = await failureOf(backend.points.balance())
  expect(error).toMatchObject({ status: 409, code: 'INSUFFICIENT_POINTS', problem: aProblem })
  expect(error.message).toBe('INSUFFICIENT_POINTS')
  expect(told()).toEqual([])
})

test('a failing backend is logged, and its words stay on the server', async () => {
  const { backend, told } = await aBackend(
    json(503, { ...aProblem, status: 503, code: 'UNAVAILABLE' }, { 'retry-after': '7' }),
  )
  const error = await failureOf(backend.points.balance())
  expect(error).toMatchObject({ status: 503, code: 'UNAVAILABLE', problem: undefined, retryAfterMs: 7_000 })
  expect(told()).toHaveLength(1)
})

test('a refusal without a problem body is named by its status', async () => {
  const { backend } = await aBackend((_, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>nginx</h1>')
  })
  expect(await failureOf(backend.points.balance())).toMatchObject({
    status: 404,
    code: 'HTTP_404',
    problem: undefined,
  })
})

test('an answer that breaks the contract is PARSE_ERROR, and its log line names call and field but no value', async () => {
  const { backend, told } = await aBackend(json(200, { ...aBalance, points: 'secret-value' }))
  expect(await failureOf(backend.points.balance())).toMatchObject({ status: undefined, code: 'PARSE_ERROR' })
  expect(told()).toHaveLength(1)
  const logged = JSON.stringify(told())
  expect(logged).toContain('getBalance')
  expect(logged).toContain('points: ')
  expect(logged).not.toContain('secret-value')
})

test('a redirect is not followed', async () => {
  const { backend, seen } = await aBackend((_, response) => {
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  expect((await failureOf(backend.points.balance())).code).toBe('PARSE_ERROR')
  expect(seen).toHaveLength(1)
})

test('an answer that is too long is refused', async () => {
  const { backend } = await aBackend((_, response) => {
    const chunk = Buffer.alloc(1024 * 1024, ' ')
    for (let sent = 0; sent < 6; sent++) response.write(chunk)
    response.end('{}')
  })
  expect((await failureOf(backend.points.balance())).code).toBe('PARSE_ERROR')
})

test.each([
  ['before the headers', () => {}],
  [
    'in the middle of the body',
    ((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    }) satisfies RequestListener,
  ],
])('a backend that falls silent %s is TIMEOUT', async (_, answer: RequestListener) => {
  const { backend } = await aBackend(answer, { timeoutMs: 80 })
  expect(await failureOf(backend.points.balance())).toMatchObject({ status: undefined, code: 'TIMEOUT' })
})

test('a read is given up when the customer leaves, and nobody is alarmed', async () => {
  const leave = new AbortController()
  const { backend, told } = await aBackend(() => leave.abort(), { signal: leave.signal })
  expect((await failureOf(backend.points.balance())).code).toBe('ABORTED')
  expect(told()).toEqual([])
})

test('a write is waited for even when the customer leaves', async () => {
  const leave = new AbortController()
  const { backend } = await aBackend(
    (request, response) => {
      leave.abort()
      setTimeout(() => nothing(request, response), 50)
    },
    { signal: leave.signal },
  )
  expect(await backend.addresses.remove('adr-1')).toBeUndefined()
})

const resetFirst = (then: RequestListener): RequestListener => {
  let count = 0
  return (request, response) => {
    count += 1
    if (count === 1) request.socket.resetAndDestroy()
    else then(request, response)
  }
}

test('a read whose connection was reset is repeated once', async () => {
  const { backend, seen } = await aBackend(resetFirst(json(200, aBalance)))
  expect(await backend.points.balance()).toEqual(aBalance)
  expect(seen).toHaveLength(2)
})

test('a read is not repeated twice', async () => {
  const { backend, seen } = await aBackend((request) => request.socket.resetAndDestroy())
  expect((await failureOf(backend.points.balance())).code).toBe('NETWORK')
  expect(seen).toHaveLength(2)
})

test.each([
  [
    'order',
    (b: ReturnType<typeof createBackend>) => b.giftCards.redeem(anOrder, { idempotencyKey: 'key-12345678' }),
  ],
  ['removal', (b: ReturnType<typeof createBackend>) => b.addresses.remove('adr-1')],
  ['history, a POST,', (b: ReturnType<typeof createBackend>) => b.points.history({})],
])('%s is never repeated', async (_, call) => {
  const { backend, seen } = await aBackend(resetFirst(nothing))
  expect((await failureOf(call(backend))).code).toBe('NETWORK')
  expect(seen).toHaveLength(1)
})

test('a 500 is not repeated by the transport', async () => {
  const { backend, seen } = await aBackend(json(500, {}))
  expect((await failureOf(backend.points.balance())).code).toBe('HTTP_500')
  expect(seen).toHaveLength(1)
})

test('nobody listening is NETWORK', async () => {
  const { backend } = await aBackend(nothing)
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed))
  expect(await failureOf(backend.points.balance())).toMatchObject({ status: undefined, code: 'NETWORK' })
})

test('an order that is placed gives its number, sent once with its key', async () => {
  const placed = {
    orderNumber: '7F3K-4410',
    pageNumber: 1,
    format: 'E-Card',
    points: 2_500,
    balanceAfter: 22_350,
    placedAt: '2026-11-20T22:42:00Z',
  }
  const { backend, seen } = await aBackend(json(201, placed))
  const result = await backend.giftCards.redeem(anOrder, { idempotencyKey: 'key-12345678' })
  expect(result).toEqual({ ok: true, ...placed })
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/web/v1/redeem/giftCards/' })
  expect(seen[0]?.headers['idempotency-key']).toBe('key-12345678')
})

test('an order that is refused gives the words of the backend as a value', async () => {
  const { backend } = await aBackend(json(409, aProblem))
  expect(await backend.giftCards.redeem(anOrder, { idempotencyKey: 'key-12345678' })).toEqual({
    ok: false,
    problem: aProblem,
  })
})

test('an order whose outcome is not known is thrown', async () => {
  const { backend } = await aBackend(json(502, {}))
  const call = backend.giftCards.redeem(anOrder, { idempotencyKey: 'key-12345678' })
  expect(await failureOf(call)).toMatchObject({ status: 502, problem: undefined })
})

test('the error is the same after the wire', () => {
  const sent = new BackendError({
    status: 409,
    code: 'PRICE_CHANGED',
    correlationId: 'cor-9',
    problem: aProblem,
  })
  const received = BackendError.fromJSON(JSON.parse(JSON.stringify(sent)))
  expect(received).toBeInstanceOf(BackendError)
  expect(received.toJSON()).toEqual(sent.toJSON())
  expect(received.message).toBe('PRICE_CHANGED')
})
