import { expect, inject, test, vi } from 'vitest'
import { createBackend } from '../../app/backend/backend.server.ts'
import { createUpstream } from '../../app/edge/upstream.server.ts'
import { aDeviating } from './checked.ts'
import { aPersona } from './control.ts'
import { anAccessToken } from './tokens.ts'

// A newer backend may send values that this release does not know. The item stays in its list, nothing is promised
// about it, and the unknown value is logged.

/** A backend in whose responses one value of a field is replaced by another, also inside the JSON string of orders. */
const saying = (...changes: [field: string, from: string, to: string][]) =>
  aDeviating(inject('backendUrl'), (_path, answer) => ({
    ...answer,
    text: changes.reduce(
      (text, [field, from, to]) =>
        text.replaceAll(new RegExp(`(\\\\?"${field}\\\\?":\\\\?")${from}(\\\\?")`, 'g'), `$1${to}$2`),
      answer.text,
    ),
  }))

const log = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() }

function theSite(baseUrl: string) {
  log.warn.mockClear()
  log.error.mockClear()
  const { sub } = aPersona('avery.chen@example.ca')
  return createBackend({
    config: {
      baseUrl,
      timeoutMs: 5_000,
      stepUpHeader: 'step-up-authorization',
      upstream: createUpstream({ isFault: () => true, onState: () => {} }),
    },
    credentials: {
      access: () => anAccessToken(sub),
      secondary: () => anAccessToken(sub, { client: 'content' }),
    },
    locale: 'en-ca',
    correlationId: 'unknown-values',
    hostIp: '203.0.113.9',
    log,
  })
}

const fieldsTold = () => log.warn.mock.calls.flatMap(([{ fields }]) => fields)

test('orders with an unknown state, kind or format stay in the list', async () => {
  const site = theSite(
    await saying(
      ['status', 'delivered', 'on-hold'],
      ['format', 'Physical', 'Wallet'],
      ['kind', 'gift-card', 'voucher'],
      ['state', 'done', 'skipped'],
    ),
  )
  const known = await theSite(inject('backendUrl')).transactions.orders({ pageSize: 100 })
  const read = await site.transactions.orders({ pageSize: 100 })
  const ids = (result: typeof read) =>
    result.data?.orders.map(({ orderNumber, points }) => [orderNumber, points])
  expect(ids(read)).toEqual(ids(known))
  const has = (field: 'status' | 'format' | 'kind') =>
    read.data?.orders.some((order) => order[field] === 'other')
  expect([has('status'), has('format'), has('kind')]).toEqual([true, true, true])
  expect(fieldsTold()).toEqual(
    expect.arrayContaining(['orders.status', 'orders.format', 'orders.kind', 'orders.timeline.state']),
  )
  log.warn.mockClear()
  await site.transactions.orders({ pageSize: 100 })
  expect(log.warn).not.toHaveBeenCalled()
})

test('a transaction of an unknown type keeps its points and its place', async () => {
  const known = await theSite(inject('backendUrl')).points.history({})
  const read = await theSite(await saying(['type', 'EARN', 'GIFT'])).points.history({})
  const lines = ({ transactions }: typeof read) =>
    transactions.map(({ id, points, balanceAfter }) => [id, points, balanceAfter])
  expect(lines(read)).toEqual(lines(known))
  expect(read.transactions.map(({ type }) => type)).toContain('other')
})

test('unknown ways to spend, colours, levels, groups and formats do not fail a page', async () => {
  const site = theSite(
    await saying(
      ['code', 'travel', 'cruise'],
      ['level', 'info', 'notice'],
      ['kind', 'more-offers', 'elsewhere'],
      ['name', 'more', 'partners'],
    ),
  )
  expect((await site.content.pageData()).waysToSpend.map(({ code }) => code)).toContain('other')
  expect((await site.content.announcements()).announcements.map(({ level }) => level)).toContain('other')
  expect((await site.content.offerGroups({})).groups.map(({ name }) => name)).toContain('other')
  const catalogue = theSite(
    await aDeviating(inject('backendUrl'), (_path, answer) => ({
      ...answer,
      text: answer.text
        .replaceAll('"Physical"', '"Wallet"')
        .replaceAll(/"colours":\{/g, '"colours":{"neon":"url(//x)",'),
    })),
  )
  const { brands } = await catalogue.content.giftCards()
  const offered = new Set(
    brands.flatMap(({ formats, deliveryPromises }) => [...formats, ...Object.keys(deliveryPromises)]),
  )
  expect([...offered]).toEqual(['E-Card'])
  expect(Object.keys((await catalogue.content.pageData()).palettes[0]?.colours ?? {})).not.toContain('neon')
})

test('an unknown redemption status is an unknown outcome', async () => {
  const site = theSite(await saying(['status', 'unknown', 'half-done']))
  await expect(site.me.redemption('a-key-of-nobody')).rejects.toMatchObject({ code: 'PARSE_ERROR' })
  expect(log.error).toHaveBeenCalledOnce()
})
