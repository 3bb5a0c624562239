import { expect, test, vi } from 'vitest'
import { BackendError } from './backend-error.ts'
import { readOrders } from './results.ts'

const envelope = (content: unknown) =>
  Promise.resolve({ data: { data: typeof content === 'string' ? content : JSON.stringify(content) } })

const anOrder = (number: number) => ({
  orderNumber: `7F3K-${number}`,
  kind: 'credit',
  placedAt: '2026-11-13T20:14:00Z',
  status: 'applied',
  statusText: 'Applied to your card',
  format: null,
  brandId: null,
  title: 'Card credit',
  image: null,
  lines: [],
  points: 2_500,
  valueCents: 1_750,
  pointsBefore: 25_748,
  pointsAfter: 23_248,
  timeline: [
    {
      code: 'placed',
      label: 'Placed',
      detail: null,
      at: '2026-11-13T20:14:00Z',
      expectedOn: null,
      state: 'done',
    },
  ],
  promise: '',
  expectedOn: null,
  shippingAddress: null,
  deliverTo: null,
  tracking: null,
})

const page = (count: number, pageSize = 2) => ({
  orders: Array.from({ length: count }, (_, index) => anOrder(index)),
  pageNumber: 1,
  pageSize,
  totalCount: 5,
})

const log = { warn: vi.fn(), error: vi.fn() }

const unreadable = {
  success: false,
  error: { message: 'Failed to fetch orders data', code: 'PARSE_ERROR' },
  data: null,
}

test('a full page points to the next one', async () => {
  const result = await readOrders(envelope(page(2)), { pageNumber: 3, pageSize: 2 }, log)
  expect(result).toMatchObject({ success: true, error: null, nextCursor: 4 })
})

test.each([0, 1])('a page of %i out of two is the last one', async (count) => {
  expect(await readOrders(envelope(page(count)), { pageSize: 2 }, log)).toMatchObject({
    success: true,
    nextCursor: null,
  })
})

test('a backend with smaller pages than asked for is followed page by page', async () => {
  expect(await readOrders(envelope(page(2, 2)), { pageSize: 20 }, log)).toMatchObject({ nextCursor: 2 })
})

test.each([
  ['broken JSON', '{"orders":['],
  ['an empty string', ''],
  ['something else', { orders: 'none' }],
])('%s gives exactly the value of the specification', async (_, content) => {
  log.error.mockClear()
  expect(await readOrders(envelope(content), {}, log)).toEqual(unreadable)
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ call: 'listOrders' }),
    'the backend broke the contract',
  )
})

test('an order in a state that is not known stays in its place, and the log tells of it once', async () => {
  const { orders, ...rest } = page(2)
  const [first, second] = orders
  const strange = {
    ...first,
    status: 'on-hold',
    kind: 'voucher',
    format: 'Wallet',
    timeline: [{ ...first?.timeline[0], state: 'skipped' }],
  }
  const content = { ...rest, orders: [strange, second] }
  for (const _ of [1, 2])
    expect(await readOrders(envelope(content), {}, log)).toMatchObject({
      data: {
        orders: [
          { status: 'other', kind: 'other', format: 'other', timeline: [{ state: 'other' }] },
          { status: 'applied' },
        ],
      },
    })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    {
      call: 'listOrders',
      fields: ['orders.kind', 'orders.status', 'orders.format', 'orders.timeline.state'],
    },
    'the backend says what is not known',
  )
})

test.each([
  ['XX', 'XX'],
  ['Québec', 'QC'],
  ['', ''],
  [null, ''],
])('an order says where it went, with the province that is on record: %j', async (province, shown) => {
  const { orders, ...rest } = page(1)
  const place = { addressLine1: '12 Elm Street', city: 'Sudbury', postalCode: 'P3E 1C5' }
  const sent = { ...orders[0], shippingAddress: { ...place, provinceCode: province, recipient: 'Robin' } }
  expect(await readOrders(envelope({ ...rest, orders: [sent] }), {}, log)).toMatchObject({
    data: { orders: [{ shippingAddress: { ...place, provinceCode: shown } }] },
  })
})

test('an answer without the envelope gives the same value', async () => {
  expect(await readOrders(Promise.reject(new BackendError({ code: 'PARSE_ERROR' })), {}, log)).toEqual(
    unreadable,
  )
})

test('a refusal is still an error', async () => {
  const refused = Promise.reject(new BackendError({ status: 403, code: 'ACCOUNT_SUSPENDED' }))
  await expect(readOrders(refused, {}, log)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
})
