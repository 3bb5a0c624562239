import type { RequestListener } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import {
  aBackend,
  aBalance,
  anOrder,
  aProblem,
  failureOf,
  json,
  nothing,
} from '../../tests/support/a-backend.ts'
import { mayHaveHappened } from './backend-error.ts'

// How answers are read, in particular answers to orders.

test('a refusal keeps status, code and the words of the backend', async () => {
  const { backend, told } = await aBackend(json(409, aProblem))
  const error = await failureOf(backend.getBalance())
  expect(error).toMatchObject({ status: 409, code: 'INSUFFICIENT_POINTS', problem: aProblem })
  expect(error.message).toBe('INSUFFICIENT_POINTS')
  expect(told()).toMatchObject([{ level: 'warn', fields: { call: 'getBalance', status: 409 } }])
})

test('e-cards come with the number of those that cannot be read', async () => {
  const card = {
    ...{ cardId: 'card-1', orderNumber: '1A1A-0001', brandId: 'tundra', brandName: 'Tundra' },
    ...{ valueCents: 2_500, sentAt: null, isUsed: false },
  }
  const { backend } = await aBackend(json(200, { cards: [card, { ...card, valueCents: 'many' }, card] }))
  expect(await backend.listECards()).toEqual({ cards: [card, card], leftOut: 1 })
})

describe('a refusal of what should succeed is a warning with the challenge, one that a customer can cause is none', () => {
  test.each([
    ['of a wrong audience', 401, { ...aProblem, status: 401, code: 'UNAUTHENTICATED' }, 'invalid_token'],
    ['of a missing scope', 403, {}, 'insufficient_scope'],
    ['of a path that is not there', 404, {}, undefined],
    ['of a gateway that limits', 429, {}, undefined],
  ])('%s', async (_, status, body, error) => {
    const challenge: Record<string, string> = error
      ? { 'www-authenticate': `Bearer realm="api", error="${error}"` }
      : {}
    const { backend, told } = await aBackend(json(status, body, challenge), {
      credentials: { access: async () => 'access-1' },
    })
    await failureOf(backend.getBalance())
    expect(told()).toMatchObject([
      {
        level: 'warn',
        message: 'the backend refused what should succeed',
        fields: { call: 'getBalance', status, challenge: error },
      },
    ])
  })

  test.each([
    ['INSUFFICIENT_POINTS', 409],
    ['OUT_OF_STOCK', 409],
    ['VALIDATION_FAILED', 422],
  ])('%s is none', async (code, status) => {
    const { backend, told } = await aBackend(json(status, { ...aProblem, status, code }))
    expect(await backend.redeemGiftCards({ body: anOrder, idempotencyKey: 'key-12345678' })).toMatchObject({
      ok: false,
    })
    expect(told()).toEqual([])
  })
})

describe('a body that a gateway compressed although identity was asked for', () => {
  const text = JSON.stringify(aBalance)
  test.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
  ])('is read: %s', async (encoding, body) => {
    const { backend } = await aBackend((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding }).end(body)
    })
    expect(await backend.getBalance()).toEqual(aBalance)
  })

  test.each([
    ['gzip', Buffer.from(text)],
    ['zip', Buffer.from(text)],
    ['gzip', gzipSync(Buffer.alloc(6 * 1024 * 1024, ' '))],
  ])('and that is none, or too long, is PARSE_ERROR with a line: %s', async (encoding, body) => {
    const { backend, told } = await aBackend((_, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(body)
    })
    expect((await failureOf(backend.getBalance())).code).toBe('PARSE_ERROR')
    expect(told()).toMatchObject([{ level: 'error', fields: { call: 'getBalance', code: 'PARSE_ERROR' } }])
  })
})

describe('a success that is none', () => {
  test.each([
    ['an error', 200, '{"error":{"message":"unavailable"}}'],
    ['nothing of a profile', 200, '{}'],
  ])('%s is as no answer to a read, and is logged as a broken contract', async (_, status, body) => {
    const { backend, told } = await aBackend((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end(body)
    })
    expect((await failureOf(backend.getCustomer())).code).toBe('NO_ANSWER')
    expect((await failureOf(backend.listAnnouncements())).code).toBe('NO_ANSWER')
    expect(told().map(({ level }) => level)).toEqual(['error', 'error'])
  })

  test.each([
    ['204', 204, '', 'nothing'],
    ['HTML', 200, '<h1>Sign in</h1>', 'no JSON'],
    ['null', 200, 'null', 'null'],
    ['a list', 200, '[{}]', 'list'],
    ['a text', 200, '"later"', 'string'],
  ])('%s is as no answer to a read, with a line that says so', async (_, status, body, found) => {
    const { backend, told } = await aBackend((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    expect((await failureOf(backend.getCustomer())).code).toBe('NO_ANSWER')
    expect((await failureOf(backend.listAnnouncements())).code).toBe('NO_ANSWER')
    expect(told()).toMatchObject([
      { level: 'warn', fields: { call: 'getCustomer', status, found } },
      { level: 'warn', fields: { call: 'listAnnouncements', status, found } },
    ])
  })

  // Where it is asked what became of an order, no answer at all would end the asking.
  test.each(['null', '<html>', '{"message":"no"}'])(
    '%s as the outcome of an order cannot be read',
    async (body) => {
      const { backend } = await aBackend((_request, response) => {
        response.writeHead(200).end(body)
      })
      expect(
        (await failureOf(backend.getRedemption({ params: { idempotencyKey: 'key-12345678' } }))).code,
      ).toBe('PARSE_ERROR')
      const order = backend.redeemGiftCards({ body: anOrder, idempotencyKey: 'key-12345678' })
      expect(mayHaveHappened(await failureOf(order))).toBe(true)
    },
  )

  // The log is JSON: only words without quotes are in it as they were sent.
  test.each([
    ['<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
    ['{"error":"locked"}', 'locked'],
    ['{"success":false}', 'false'],
    [JSON.stringify(aProblem), aProblem.detail],
  ])('after a removal it is not known whether it happened: %s', async (body, words) => {
    const { backend, told } = await aBackend((_, response) => {
      response.writeHead(200).end(body)
    })
    const error = await failureOf(backend.deleteAddress({ params: { uniqueId: 'adr-1' } }))
    expect([error.code, mayHaveHappened(error)]).toEqual(['PARSE_ERROR', true])
    expect(told()).toMatchObject([{ level: 'error', fields: { call: 'deleteAddress', status: 200 } }])
    expect(JSON.stringify(told())).not.toContain(words)
  })

  test.each(['', '{}', '{"success":true}'])('a removal that is answered with %j was made', async (body) => {
    const { backend } = await aBackend((_, response) => {
      response.writeHead(200).end(body)
    })
    expect(await backend.deleteAddress({ params: { uniqueId: 'adr-1' } })).toBeUndefined()
  })
})

test('a failing backend is logged, and its words stay on the server', async () => {
  const { backend, told } = await aBackend(
    json(503, { ...aProblem, status: 503, code: 'UNAVAILABLE' }, { 'retry-after': '7' }),
  )
  const error = await failureOf(backend.getBalance())
  expect(error).toMatchObject({ status: 503, code: 'UNAVAILABLE', problem: undefined, retryAfterMs: 7_000 })
  expect(told()).toHaveLength(1)
})

test('a refusal without a problem body is named by its status', async () => {
  const { backend } = await aBackend((_, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>nginx</h1>')
  })
  expect(await failureOf(backend.getBalance())).toMatchObject({
    status: 404,
    code: 'HTTP_404',
    problem: undefined,
  })
})

test('an answer that breaks the contract is PARSE_ERROR, and its log line names call and field but no value', async () => {
  const { backend, told } = await aBackend(json(200, { ...aBalance, points: 'secret-value' }))
  expect(await failureOf(backend.getBalance())).toMatchObject({ status: undefined, code: 'PARSE_ERROR' })
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
  expect((await failureOf(backend.getBalance())).code).toBe('PARSE_ERROR')
  expect(seen).toHaveLength(1)
})

test('an answer that is too long is refused', async () => {
  const { backend } = await aBackend((_, response) => {
    const chunk = Buffer.alloc(1024 * 1024, ' ')
    for (let sent = 0; sent < 6; sent++) response.write(chunk)
    response.end('{}')
  })
  expect((await failureOf(backend.getBalance())).code).toBe('PARSE_ERROR')
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
  expect(await failureOf(backend.getBalance())).toMatchObject({ status: undefined, code: 'TIMEOUT' })
})

test('after a call that hung, the other reads of its page wait for a second only, but not the outcome of an order', async () => {
  const { backend } = await aBackend(() => {}, { timeoutMs: 1_200 })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  for (const call of [
    () => backend.getBalance(),
    () => backend.getBalance(),
    () => backend.getRedemption({ params: { idempotencyKey: 'key-1' } }),
  ]) {
    expect(await failureOf(call())).toMatchObject({ code: 'TIMEOUT' })
  }
  const waits = timers.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 1_200 || ms === 1_000)
  expect(waits).toEqual([1_200, 1_000, 1_200])
})

test('nobody listening is NETWORK', async () => {
  const { backend, server } = await aBackend(nothing)
  await new Promise((closed) => server.close(closed))
  expect(await failureOf(backend.getBalance())).toMatchObject({ status: undefined, code: 'NETWORK' })
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
  const result = await backend.redeemGiftCards({ body: anOrder, idempotencyKey: 'key-12345678' })
  expect(result).toEqual({ ok: true, ...placed })
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/web/v1/redeem/giftCards/' })
  expect(seen[0]?.headers['idempotency-key']).toBe('key-12345678')
})

test('an order that is refused gives the words of the backend as a value', async () => {
  const { backend } = await aBackend(json(409, aProblem))
  expect(await backend.redeemGiftCards({ body: anOrder, idempotencyKey: 'key-12345678' })).toEqual({
    ok: false,
    problem: aProblem,
  })
})

test('an order whose outcome is not known is thrown', async () => {
  const { backend } = await aBackend(json(502, {}))
  const call = backend.redeemGiftCards({ body: anOrder, idempotencyKey: 'key-12345678' })
  expect(await failureOf(call)).toMatchObject({ status: 502, problem: undefined })
})

test('texts of others are shown as they were meant, also where JSON escapes them', async () => {
  const event = { id: '1', at: '2026-11-20T22:42:00Z', kind: 'sign-in', place: null, device: null }
  const { backend } = await aBackend((_, response) => {
    const text = JSON.stringify({ events: [{ ...event, detail: 'Caf&eacute; <b>Nord</b>' }] })
    response.writeHead(200).end(text.replaceAll('<', '\\u003c').replaceAll('&', '\\u0026'))
  })
  expect((await backend.getSecurityLog()).events[0]?.detail).toBe('Café Nord')
})
