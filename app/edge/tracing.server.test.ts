import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBackend, aBalance, json } from '../../tests/support/a-backend.ts'
import { aCollector } from '../../tests/support/a-collector.ts'
import { eachInSpan, endTracing, inSpan, startTracing, traceHeaders } from './tracing.server.ts'

const service = { read: async (id: string) => `record ${id}` }
let collector: Awaited<ReturnType<typeof aCollector>>

beforeAll(async () => {
  collector = await aCollector()
})
afterAll(() => collector.close())

// The tests run in this order: tracing is begun once in a process.

test('without a collector nothing is traced, and nothing is added to calls', async () => {
  await startTracing(undefined)
  expect(inSpan('work', {}, (span) => span)).toBeUndefined()
  expect(traceHeaders()).toEqual({})
  expect(eachInSpan('store', service)).toBe(service)
})

test('a collector receives spans within each other, and the backend continues their trace', async () => {
  await startTracing(`${collector.origin}/`)
  const { backend, seen } = await aBackend(json(200, aBalance))
  const store = eachInSpan('store', service)
  await inSpan('request', { kind: 'SERVER', attributes: { 'http.route': '/account' } }, async () => {
    expect(await store.read('1')).toBe('record 1')
    await backend.getBalance()
  })
  const failing = inSpan('failing', {}, async () => {
    throw new RangeError('the member’s own words')
  })
  await expect(failing).rejects.toThrow(RangeError)
  await endTracing()

  const [request, read, call, failed] = ['request', 'store read', 'backend getBalance', 'failing'].map(
    (name) => collector.spans().find((span) => span.name === name),
  )
  expect([read?.parentSpanId, call?.parentSpanId]).toEqual([request?.spanId, request?.spanId])
  expect(seen[0]?.headers.traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`)
  expect(call?.attributes).toContainEqual({ key: 'correlation_id', value: { stringValue: 'cor-1' } })
  expect(failed?.status.code).toBe(2)
  expect(collector.text()).not.toContain('own words')
})
