import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerMetrics } from './metrics.server.ts'
import { createUpstream, NotSent, searchUpstream, type UpstreamOptions } from './upstream.server.ts'

// The environment is read when the modules load.
vi.hoisted(() => {
  process.env.METRICS_TOKEN = 'a-token-of-upstreams-0123456789'
})

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

const answer = (status: number) => async () => ({ status })
const fault = async (): Promise<{ status: number }> => {
  throw new TypeError('fetch failed')
}

function anUpstream(limits: UpstreamOptions['limits'] = {}) {
  const states: boolean[] = []
  const upstream = createUpstream({
    isFault: (error) => error instanceof TypeError,
    onState: (isOpen) => states.push(isOpen),
    limits: { sample: 10, minCalls: 4, pauseMs: 60_000, probeMs: 30, ...limits },
  })
  const times = async (count: number, work: () => Promise<{ status: number }>) => {
    for (let n = 0; n < count; n++) await upstream.run('read', work).catch(() => {})
  }
  return { upstream, states, times }
}

test.each([
  ['faults', fault],
  ['5xx', answer(503)],
])('an upstream with %s is left alone, and nothing more is sent', async (_, work) => {
  const { upstream, states, times } = anUpstream()
  await times(4, work)
  expect(states).toEqual([true])
  let sent = 0
  const count = async () => {
    sent += 1
    return { status: 200 }
  }
  await expect(upstream.run('read', count)).rejects.toThrow(NotSent)
  await expect(upstream.run('write', count)).rejects.toThrow(NotSent)
  expect(sent).toBe(0)
})

test('refusals and customers who leave say nothing against the upstream', async () => {
  const { upstream, states, times } = anUpstream()
  await times(20, answer(404))
  await times(20, async () => {
    throw new DOMException('gone', 'AbortError')
  })
  expect(states).toEqual([])
  expect(await upstream.run('write', answer(200))).toEqual({ status: 200 })
})

test('after the pause one read finds out, in little time; nobody waits for it and no write is risked', async () => {
  const { upstream, states, times } = anUpstream()
  await times(4, fault)
  pass(60_000)
  // A write would be the first to ask: it is not.
  await expect(upstream.run('write', answer(200))).rejects.toThrow(NotSent)
  const probing = Promise.withResolvers<{ status: number }>()
  let maxMs = 0
  const probe = upstream.run('read', (max) => {
    maxMs = max
    return probing.promise
  })
  await expect(upstream.run('read', answer(200))).rejects.toThrow(NotSent)
  expect(maxMs).toBe(30)
  probing.resolve({ status: 200 })
  await probe
  expect(states).toEqual([true, false])
  expect(await upstream.run('write', answer(200))).toEqual({ status: 200 })
})

test('a probe whose customer leaves has not shown that the upstream is well', async () => {
  const { upstream, states, times } = anUpstream()
  await times(4, fault)
  pass(60_000)
  await times(1, async () => {
    throw new DOMException('gone', 'AbortError')
  })
  expect(states.at(-1)).toBe(true)
  await expect(upstream.run('read', answer(200))).rejects.toThrow(NotSent)
})

test('who types on or leaves is not counted as a failure of the upstream', async () => {
  const left = async (): Promise<{ status: number }> => {
    throw new DOMException('gone', 'AbortError')
  }
  for (const work of [left, left, fault]) await searchUpstream.run('read', work).catch(() => {})
  const url = new URL('https://www.example.ca/metrics')
  const headers = { authorization: `Bearer ${process.env.METRICS_TOKEN}` }
  const text = await (await answerMetrics(new Request(url, { headers }), url))?.text()
  for (const [outcome, count] of Object.entries({ failed: 1, left: 2 })) {
    const series = `upstream_call_duration_seconds_count{upstream="search",outcome="${outcome}"}`
    expect(text).toContain(`${series} ${count}\n`)
  }
})

test('the outcome of an order may be asked for whatever the state', async () => {
  const { upstream, times } = anUpstream()
  await times(4, fault)
  expect(await upstream.run('lookup', answer(200))).toEqual({ status: 200 })
})

test('reads that hang leave room for writes, and no more than their bound is sent', async () => {
  const { upstream } = anUpstream({ reads: { atOnce: 2, waiting: 1 } })
  const hanging = Promise.withResolvers<{ status: number }>()
  let sent = 0
  const hang = () => {
    sent += 1
    return hanging.promise
  }
  const held = [1, 2, 3].map(() => upstream.run('read', hang))
  await expect(upstream.run('read', hang)).rejects.toThrow('too many calls at once')
  expect(sent).toBe(2)
  expect(await upstream.run('write', answer(200))).toEqual({ status: 200 })
  hanging.resolve({ status: 200 })
  await Promise.all(held)
  expect(sent).toBe(3)
})

test('every connection may fall once, and then repeats stay a tenth of the calls', async () => {
  const { upstream, times } = anUpstream({ reads: { atOnce: 64, waiting: 64 } })
  let repeats = 0
  while (upstream.takeRetry()) repeats += 1
  expect(repeats).toBe(64)
  await times(100, answer(200))
  while (upstream.takeRetry()) repeats += 1
  expect(repeats - 64).toBeGreaterThanOrEqual(9)
  expect(repeats - 64).toBeLessThanOrEqual(10)
})

test('without its breaker an upstream is asked however often it fails', async () => {
  const upstream = createUpstream({
    isFault: () => true,
    onState: () => {},
    breaks: false,
    limits: { minCalls: 1 },
  })
  for (let n = 0; n < 30; n++) await upstream.run('read', fault).catch(() => {})
  expect(await upstream.run('write', answer(200))).toEqual({ status: 200 })
})
