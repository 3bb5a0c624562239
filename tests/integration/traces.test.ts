import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCollector } from '../support/a-collector.ts'
import { startWorld, type World } from '../support/world.ts'
import { signedIn } from './member.ts'

/** A site of its own, because the others send no traces. */
let world: World
let collector: Awaited<ReturnType<typeof aCollector>>
beforeAll(async () => {
  collector = await aCollector()
  world = await startWorld({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin })
})
afterAll(() => collector.close())

test('one trace leads from a member’s page to its store, its functions and the backend, and names nobody', async () => {
  const member = await signedIn({ points: 300 }, { world })
  const page = await member.open('/account')
  expect(page.status).toBe(200)
  // A process that stops sends what it still has.
  await world.close()

  const spans = collector.spans()
  const request = spans.find(({ name }) => name === 'GET /account')
  const trace = spans.filter(({ traceId }) => traceId === request?.traceId)
  const names = new Set(trace.map(({ name }) => name))
  const wanted = ['page', 'render', 'store read', 'function getBalance', 'backend getBalance']
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
  const byId = new Map(trace.map((span) => [span.spanId, span]))
  const call = trace.find(({ name }) => name === 'backend getBalance')
  expect(byId.get(call?.parentSpanId ?? '')?.name).toBe('function getBalance')
  expect(spans.map(({ name }) => name)).toContain('provider /token')

  const { sub, email, sceneNumber } = member.customer
  const [session = 'none'] = /[^=]{24,}$/.exec(member.jar.header(new URL(world.site))) ?? []
  for (const own of [sub, email, sceneNumber, session]) expect(collector.text().includes(own)).toBe(false)
})
