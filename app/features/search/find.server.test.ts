import { expect, test, vi } from 'vitest'
import type { Backend } from '#app/backend/backend.server.ts'
import { aPageData } from '../../../tests/support/samples.ts'
import { findOrders, isNamedBy } from './find.server.ts'
import { sitePages } from './site-pages.server.ts'

test.each([
  ['gift card', 'Gift cards', true],
  ['carte-cadeau', 'Cartes-cadeaux', true],
  ['RECOMPENSE', 'Récompenses', true],
  ['tundra gift card', 'Gift cards', false],
  ['card', 'Offers', false],
  ['les', 'Offres', false],
])('“%s” names %s: %s', (term, name, is) => expect(isNamedBy(term, name)).toBe(is))

test.each([
  ['goal', '/account/goal'],
  ['close account', '/account/privacy#privacy-closing'],
  ['when do points post', '/help/missing-points'],
  ['barcode', '/account/card'],
])('a member who looks for “%s” finds %s first', (term, path) => {
  const pageData = { ...aPageData, featureFlags: { claims: true, accountDeletion: true } }
  const find = sitePages('en-ca', { isSignedIn: true, pageData })
  expect(find(term)[0]?.entry.code).toBe(path)
})

test('travel and credit are found unless the programme is known not to have them', () => {
  const found = (pageData: typeof aPageData | undefined) => {
    const find = sitePages('en-ca', { isSignedIn: false, pageData })
    const codes = ['travel', 'card credit', 'gift cards']
      .flatMap((term) => find(term))
      .map(({ entry }) => entry.code)
    return ['/travel', '/card-credit', '/gift-cards'].filter((path) => codes.includes(path))
  }
  expect(found(undefined)).toEqual(['/travel', '/card-credit', '/gift-cards'])
  expect(found(aPageData)).toEqual(['/gift-cards'])
})

type Orders = Backend['listOrders']
type Answer = Awaited<ReturnType<Orders>>

const pageOf = (numbers: readonly string[], { leftOut = 0, totalCount = numbers.length } = {}) =>
  ({
    success: true,
    // Only its number says which order it is.
    data: { orders: numbers.map((orderNumber) => ({ orderNumber })), leftOut, totalCount },
  }) as Answer
const unreadable = { success: false } as Answer

function backend(answer: (asked: { orderNumber?: string | undefined }) => Answer) {
  return { listOrders: vi.fn<Orders>(({ query } = { query: {} }) => Promise.resolve(answer(query))) }
}

const numbers = (found: Awaited<ReturnType<typeof findOrders>>) =>
  found === 'unreadable' ? found : found.found.map(({ orderNumber }) => orderNumber)

test('an order of long ago is found by its number, however it is typed; a latest one is there once', async () => {
  const book = backend(({ orderNumber }) => pageOf([orderNumber ?? '9Z9Z-0001']))
  expect(numbers(await findOrders(book, ' 2a3b-0042 ', 'all'))).toEqual(['9Z9Z-0001', '2A3B-0042'])
  expect(numbers(await findOrders(book, '9z9z-0001', 'all'))).toEqual(['9Z9Z-0001'])
  expect(numbers(await findOrders(book, '2a3b 0042', 'named'))).toEqual(['2A3B-0042'])
  expect(numbers(await findOrders(book, '2A3B\u20130042', 'named'))).toEqual(['2A3B-0042'])
})

test.each(['tundra', 'tundra 100', '', '100', 'épicerie 2026'])('%j names no order', async (q) => {
  const book = backend(() => pageOf(['9Z9Z-0001']))
  await findOrders(book, q, 'all')
  expect(book.listOrders).toHaveBeenCalledTimes(1)
})

test('orders that cannot be read are not taken for none', async () => {
  expect(
    await findOrders(
      backend(() => unreadable),
      'tundra',
      'all',
    ),
  ).toBe('unreadable')
  const half = backend(({ orderNumber }) => (orderNumber ? unreadable : pageOf([])))
  expect(await findOrders(half, '2A3B-0042', 'all')).toBe('unreadable')
  const leftOut = backend(({ orderNumber }) =>
    orderNumber ? pageOf([], { leftOut: 1 }) : pageOf(['9Z9Z-0001'], { leftOut: 1 }),
  )
  expect(await findOrders(leftOut, '2A3B-0042', 'all')).toBe('unreadable')
  expect(await findOrders(leftOut, 'tundra', 'all')).toEqual({
    found: [{ orderNumber: '9Z9Z-0001' }],
    leftOut: 1,
  })
})

test('how many orders were looked through is said only where there are older ones', async () => {
  const found = async (totalCount: number) =>
    findOrders(
      backend(() => pageOf(['9Z9Z-0001', '9Z9Z-0002'], { leftOut: 1, totalCount })),
      'tundra',
      'all',
    )
  expect(await found(130)).toMatchObject({ onlyLatest: 3 })
  expect(await found(3)).toMatchObject({ onlyLatest: undefined })
})

test('while somebody types, only the order that is named whole is asked for', async () => {
  const book = backend(({ orderNumber }) => pageOf([orderNumber ?? '9Z9Z-0001']))
  expect(numbers(await findOrders(book, 'tundra', 'named'))).toEqual([])
  expect(book.listOrders).not.toHaveBeenCalled()
  expect(numbers(await findOrders(book, '2a3b-0042', 'named'))).toEqual(['2A3B-0042'])
  expect(book.listOrders).toHaveBeenCalledTimes(1)
})
