import { expect, test, vi } from 'vitest'
import { findOnPages, purchaseOf } from '#app/actions/redemptions.ts'
import { aBackend, json } from '../../tests/support/a-backend.ts'

const pages = (lists: readonly string[][]) =>
  vi.fn(async (page: number) => ({ items: lists[page - 1] ?? [], leftOut: 0, limit: 2 }))

test('reads page after page until the item is found, and no further', async () => {
  const read = pages([['a', 'b'], ['c', 'd'], ['e']])
  expect(await findOnPages(read, (one) => one === 'd')).toBe('d')
  expect(read).toHaveBeenCalledTimes(2)
})

test('stops at a short page, at an empty one, and at last', async () => {
  const short = pages([['a', 'b'], ['c']])
  expect(await findOnPages(short, (one) => one === 'x')).toBeUndefined()
  expect(short).toHaveBeenCalledTimes(2)
  const empty = pages([['a', 'b'], []])
  expect(await findOnPages(empty, (one) => one === 'x')).toBeUndefined()
  expect(empty).toHaveBeenCalledTimes(2)
  const endless = vi.fn(async () => ({ items: ['a', 'b'], leftOut: 0, limit: 2 }))
  expect(await findOnPages(endless, (one) => one === 'x')).toBeUndefined()
  expect(endless.mock.calls.length).toBeLessThan(50)
})

test('a trip of the second page is found beside rows of the first that cannot be read, and may itself be one of those', async () => {
  const trip = {
    ...{ id: 'trip-1', accountUniqueId: 'acc-1', purchasedOn: '2026-11-20', merchant: 'Northline Rail' },
    ...{ description: 'Train', amountCents: 10_000, openCents: 10_000, pointsForAll: 10_000 },
    ...{ status: 'open', applyBy: '2027-01-20' },
  }
  const lists = [[trip, { ...trip, amountCents: 'many' }], [{ ...trip, id: 'trip-2' }]]
  const { backend } = await aBackend((request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://backend.test').searchParams.get('page'))
    json(200, { purchases: lists[page - 1] ?? [], page, limit: 2, totalCount: 3 })(request, response)
  })
  const ofCard = (purchaseId: string) => purchaseOf(backend, { accountUniqueId: 'acc-1', purchaseId })
  expect((await ofCard('trip-2')).id).toBe('trip-2')
  await expect(ofCard('trip-3')).rejects.toMatchObject({ code: 'PARSE_ERROR' })
  lists[0] = [trip, { ...trip, id: 'trip-4' }]
  await expect(ofCard('trip-3')).rejects.toMatchObject({ status: 404 })
})
