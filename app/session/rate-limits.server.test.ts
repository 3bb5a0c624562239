import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pinTries } from '@borealis/contract/limits.ts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'
import { answerMetrics } from '#app/edge/metrics.server.ts'
import { createRequestContext, runInRequest } from '#app/edge/request-context.server.ts'
import type { RateLimitName } from './rate-limits.server.ts'

// The environment is read once, so it is set before anything of the session is loaded.
const directory = mkdtempSync(join(tmpdir(), 'borealis-limits-'))
/** What a store promises of counting (`testing/record-store-contract.ts` holds both to it), within one minute. */
const counted = new Map<string, number>()
const counter = {
  async hit(key: string, limit: number, windowMs: number) {
    const before = counted.get(key) ?? 0
    if (before >= limit) return windowMs
    counted.set(key, before + 1)
    return 0
  },
  async unhit(key: string) {
    counted.set(key, (counted.get(key) ?? 0) - 1)
  },
}
vi.mock('./store.server.ts', () => ({ recordStore: () => counter }))

let isOurFailure: typeof import('./rate-limits.server.ts').isOurFailure
let refundEarlierTry: typeof import('./rate-limits.server.ts').refundEarlierTry
let consumeRateLimit: typeof import('./rate-limits.server.ts').consumeRateLimit

beforeAll(async () => {
  const env = { SANDBOX: '1', DATA_DIR: directory, LOG_LEVEL: 'silent', CUSTOMERS_PER_ADDRESS: '1' }
  Object.assign(process.env, env, { METRICS_TOKEN: 'a-token-of-the-metrics-0123' })
  const limits = await import('./rate-limits.server.ts')
  consumeRateLimit = limits.consumeRateLimit
  refundEarlierTry = limits.refundEarlierTry
  isOurFailure = limits.isOurFailure
})

afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** The table of docs/operate.md, "Rate limits": by its first column, the others as they stand there. */
const table = new Map(
  readFileSync(join(import.meta.dirname, '../../docs/operate.md'), 'utf8')
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, what = '', ...cells]) => [what, cells] as const),
)

const numbersIn = (text = '') => text.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []

let addresses = 0
/** IPv4, and each of them new. */
const newAddress = () => {
  addresses += 1
  return [10, addresses >> 16, (addresses >> 8) & 255, addresses & 255].join('.')
}

async function isLetIn(what: RateLimitName, clientIp: string, owner?: string): Promise<boolean> {
  const url = new URL('https://www.example.ca/')
  const request = new Request(url)
  const context = createRequestContext({ request, url, locale: 'en-ca', clientIp, isShared: false })
  return runInRequest(context, async () => (await consumeRateLimit(what, owner)).waitMs === 0)
}

/** How many of so many tries are let in. */
async function letIn(tries: number, attempt: () => Promise<boolean>): Promise<number> {
  let count = 0
  for (let turn = 0; turn < tries; turn += 1) if (await attempt()) count += 1
  return count
}

test.each<[string, RateLimitName]>([
  ['Promotion PIN', 'pin'],
  ['E-mail check', 'email-check'],
  ['Joining', 'join'],
  ['Sign-in', 'sign-in'],
  ['Photos of receipts', 'receipt'],
  ['Reports', 'report'],
  ['Actions to confirm', 'intent'],
])('%s: one address, one customer, and both with the brake on, as the guide says', async (row, what) => {
  const [customer, address, braked, ceiling] = table.get(row)?.map(numbersIn) ?? []
  const [maxOfAddress = 0] = address ?? []
  const [maxOfCustomer] = customer ?? []
  const maxBraked = braked?.at(-1) ?? 0
  const [everybody = 0] = ceiling ?? []
  expect(Math.min(maxOfAddress, maxBraked, everybody)).toBeGreaterThan(0)

  const one = newAddress()
  expect(await letIn(maxOfAddress + 3, () => isLetIn(what, one))).toBe(maxOfAddress)
  expect(await isLetIn(what, newAddress())).toBe(true)
  if (maxOfCustomer) {
    expect(await letIn(maxOfCustomer + 3, () => isLetIn(what, newAddress(), 'one'))).toBe(maxOfCustomer)
    expect(await isLetIn(what, newAddress(), 'another')).toBe(true)
  }
  // Everybody comes once, from an address of their own: only all together are they a flood.
  await letIn(everybody, () => isLetIn(what, newAddress()))
  const newcomer = newAddress()
  expect(await letIn(maxBraked + 3, () => isLetIn(what, newcomer))).toBe(maxBraked)
  if (maxOfCustomer) {
    const left = braked?.[0]
    expect(await letIn(maxOfCustomer, () => isLetIn(what, newAddress(), 'a newcomer'))).toBe(left)
  }
})

test('one rented network of IPv6 is no more than some addresses', async () => {
  counted.clear()
  let nets = 0
  const ofNetwork = (third: string) => () => {
    nets += 1
    return isLetIn('sign-in', `2001:db8:${third}:${nets.toString(16)}::1`)
  }
  expect(await letIn(64 * 60 + 5, ofNetwork('a'))).toBe(64 * 60)
  expect(await ofNetwork('b')()).toBe(true)
})

test('whoever is refused, however often, does not put the brake on for others', async () => {
  counted.clear()
  const [, address, braked, ceiling] = table.get('Promotion PIN')?.map(numbersIn) ?? []
  const [maxOfAddress = 0] = address ?? []
  const [everybody = 0] = ceiling ?? []
  const flood = everybody + 100
  const one = newAddress()
  expect(await letIn(flood, () => isLetIn('pin', one))).toBe(maxOfAddress)
  expect(await letIn(flood, () => isLetIn('pin', newAddress(), 'one'))).toBe(pinTries.count)
  const newcomer = newAddress()
  expect(braked?.at(-1)).toBeLessThan(maxOfAddress)
  expect(await letIn(maxOfAddress + 3, () => isLetIn('pin', newcomer))).toBe(maxOfAddress)
})

/** Of `too-many-tries`: lines in the audit, and what the metric says. */
async function refusals() {
  const [file = ''] = readdirSync(join(directory, 'audit'))
  const lines = readFileSync(join(directory, 'audit', file), 'utf8').split('\n')
  const url = new URL('https://www.example.ca/metrics')
  const headers = { authorization: `Bearer ${process.env.METRICS_TOKEN}` }
  const metrics = await (await answerMetrics(new Request(url, { headers }), url))?.text()
  return {
    kept: lines.filter((line) => line.includes('too-many-tries')).length,
    counted: Number(/^security_events_total\{kind="too-many-tries"\} (\d+)$/m.exec(metrics ?? '')?.[1]),
  }
}

test('whoever goes on trying leaves one line in the audit in each window, and is counted each time', async () => {
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => void vi.restoreAllMocks())
  counted.clear()
  const clientIp = newAddress()
  await letIn(20, () => isLetIn('report', clientIp))
  const before = await refusals()
  expect(await letIn(1_000, () => isLetIn('report', clientIp))).toBe(0)
  const { kept, counted: tries } = await refusals()
  expect([kept - before.kept, tries - before.counted]).toEqual([1, 1_000])

  now += 11 * 60_000
  // The cache looks at the clock again after a moment.
  await vi.waitFor(async () => {
    await isLetIn('report', clientIp)
    expect((await refusals()).kept).toBe(kept + 1)
  })
})

test('a try that succeeded has succeeded, also when the store cannot take it back', async () => {
  const url = new URL('https://www.example.ca/')
  const request = new Request(url)
  const clientIp = newAddress()
  const context = createRequestContext({ request, url, locale: 'en-ca', clientIp, isShared: false })
  const { refund } = await runInRequest(context, () => consumeRateLimit('pin', 'lucky'))
  const unhit = vi.spyOn(counter, 'unhit').mockRejectedValue(new Error('the disk is full'))
  await expect(refund()).resolves.toBeUndefined()
  expect(unhit).toHaveBeenCalled()
})

test('sign-ins that succeed use up no limit of their address, and others’ do', async () => {
  vi.restoreAllMocks()
  counted.clear()
  const clientIp = newAddress()
  const refund = () => {
    const url = new URL('https://www.example.ca/')
    const context = createRequestContext({
      request: new Request(url),
      url,
      locale: 'en-ca',
      clientIp,
      isShared: false,
    })
    return runInRequest(context, () => refundEarlierTry('sign-in'))
  }
  const honest = async () => {
    const isIn = await isLetIn('sign-in', clientIp)
    await refund()
    return isIn
  }
  expect(await letIn(300, honest)).toBe(300)
  expect(await letIn(100, () => isLetIn('sign-in', clientIp))).toBe(60)
})

test.each([
  [{ code: 'NETWORK' }, true],
  [{ code: 'TIMEOUT' }, true],
  [{ code: 'NOT_SENT' }, true],
  [{ code: 'BOT_CHECK_DOWN', status: 503 }, true],
  [{ code: 'INTERNAL', status: 500 }, true],
  [{ code: 'BOT_CHECK_FAILED', status: 400 }, false],
  [{ code: 'PIN_NOT_FOUND', status: 404 }, false],
  [{ code: 'ABORTED' }, false],
])('a try that ended with %j is given back: %s', (fields, isGivenBack) => {
  expect(isOurFailure(new BackendError(fields))).toBe(isGivenBack)
})
