import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { aBackend, aBalance, anOrder, failureOf, json, nothing } from '../../tests/support/a-backend.ts'
import type { Backend } from './backend.server.ts'

// Which calls are aborted with their caller, and which are repeated.

test('a read is given up when the customer leaves, and nobody is alarmed', async () => {
  const leave = new AbortController()
  const { backend, told } = await aBackend(() => leave.abort(), { signal: leave.signal })
  expect((await failureOf(backend.getBalance())).code).toBe('ABORTED')
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
  expect(await backend.deleteAddress({ params: { uniqueId: 'adr-1' } })).toBeUndefined()
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
  expect(await backend.getBalance()).toEqual(aBalance)
  expect(seen).toHaveLength(2)
})

test('the history is repeated like any read, although it is a POST', async () => {
  const { backend, seen } = await aBackend(resetFirst(json(500, {})))
  expect((await failureOf(backend.getPointsHistory({ body: {} }))).code).toBe('HTTP_500')
  expect(seen).toHaveLength(2)
})

test('a read is repeated over a new connection: after a pause every kept one may be dead', async () => {
  const used = new Set<Socket>()
  const answer = json(200, aBalance)
  const { backend, seen } = await aBackend((request, response) => {
    const { socket } = request
    if (used.has(socket)) return void socket.resetAndDestroy()
    used.add(socket)
    // Both calls of the rush are under way before either is answered.
    setTimeout(() => answer(request, response), 100)
  })
  await Promise.all([backend.getBalance(), backend.getBalance()])
  expect(used.size).toBe(2)
  expect(await backend.getBalance()).toEqual(aBalance)
  expect(seen).toHaveLength(4)
})

test('a read is not repeated twice', async () => {
  const { backend, seen } = await aBackend((request) => request.socket.resetAndDestroy())
  expect((await failureOf(backend.getBalance())).code).toBe('NETWORK')
  expect(seen).toHaveLength(2)
})

test.each([
  ['order', (backend: Backend) => backend.redeemGiftCards({ body: anOrder, idempotencyKey: 'key-12345678' })],
  ['removal', (backend: Backend) => backend.deleteAddress({ params: { uniqueId: 'adr-1' } })],
])('%s is never repeated', async (_, call) => {
  const { backend, seen } = await aBackend(resetFirst(nothing))
  expect((await failureOf(call(backend))).code).toBe('NETWORK')
  expect(seen).toHaveLength(1)
})

test('a 500 is not repeated by the transport', async () => {
  const { backend, seen } = await aBackend(json(500, {}))
  expect((await failureOf(backend.getBalance())).code).toBe('HTTP_500')
  expect(seen).toHaveLength(1)
})

test('a write never meets a connection that was kept alive: the other side may just have closed it', async () => {
  const used = new Set<Socket>()
  const { backend } = await aBackend((request, response) => {
    const { socket } = request
    if (used.has(socket)) return void socket.resetAndDestroy()
    used.add(socket)
    if (request.method === 'GET') json(200, aBalance)(request, response)
    else nothing(request, response)
  })
  await backend.getBalance()
  expect(await backend.deleteAddress({ params: { uniqueId: 'adr-1' } })).toBeUndefined()
  expect(used.size).toBe(2)
})
