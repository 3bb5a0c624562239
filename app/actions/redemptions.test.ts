import { expect, test } from 'vitest'
import { purchaseOf } from '#app/actions/redemptions.ts'
import { aBackend, failureOf, json } from '../../tests/support/a-backend.ts'

const trip = {
  ...{ id: 'trip-1', accountUniqueId: 'acc-1', purchasedOn: '2026-11-20', merchant: 'Northline Rail' },
  ...{ description: 'Train', amountCents: 10_000, openCents: 10_000, pointsForAll: 10_000 },
  ...{ status: 'open', applyBy: '2027-01-20' },
}
const trips = (...ids: string[]) => ids.map((id) => ({ ...trip, id }))

/** Looks for a trip among pages of two rows each. */
async function look(purchaseId: string, rowsOn: (page: number) => readonly object[]) {
  const { backend, seen } = await aBackend((request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://backend.test').searchParams.get('page'))
    json(200, { purchases: rowsOn(page), page, limit: 2, totalCount: 3 })(request, response)
  })
  return { found: purchaseOf(backend, { accountUniqueId: 'acc-1', purchaseId }), seen }
}

const pages =
  (...lists: readonly (readonly object[])[]) =>
  (page: number) =>
    lists[page - 1] ?? []

test('reads page after page until the trip is found, and no further', async () => {
  const { found, seen } = await look('d', pages(trips('a', 'b'), trips('c', 'd'), trips('e')))
  expect((await found).id).toBe('d')
  expect(seen.length).toBe(2)
})

test.each([
  ['a short page', pages(trips('a', 'b'), trips('c'))],
  ['an empty one', pages(trips('a', 'b'))],
])('stops at %s', async (_name, rowsOn) => {
  const { found, seen } = await look('x', rowsOn)
  expect((await failureOf(found)).code).toBe('NOT_FOUND')
  expect(seen.length).toBe(2)
})

test('stops at last in a list without an end', async () => {
  const { found, seen } = await look('x', () => trips('a', 'b'))
  expect((await failureOf(found)).code).toBe('NOT_FOUND')
  expect(seen.length).toBeLessThan(50)
})

test('a trip of the second page is found beside rows of the first that cannot be read, and may itself be one of those', async () => {
  const unreadable = { ...trip, amountCents: 'many' }
  const { found } = await look('d', pages([...trips('a'), unreadable], trips('d')))
  expect((await found).id).toBe('d')
  const { found: missing } = await look('x', pages([...trips('a'), unreadable], trips('d')))
  expect((await failureOf(missing)).code).toBe('PARSE_ERROR')
})
