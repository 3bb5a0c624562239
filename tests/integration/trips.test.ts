import { describe, expect, test } from 'vitest'
import { daysAgo } from '../support/samples.ts'
import { control } from './member.ts'
import { listTrips, traveller, tripOf, tripsOf } from './spending-points.ts'

describe('the list of trips', () => {
  test('has a hundred per page, with a short last page and an empty one beyond it', async () => {
    const member = await traveller({ trips: 101 })
    const page = (number: number) => listTrips(member, { accountUniqueId: member.card, page: number })
    const [first, last, beyond] = [await page(1), await page(2), await page(3)]
    expect(first).toMatchObject({ limit: 100, page: 1, totalCount: 101 })
    expect(first.purchases).toHaveLength(100)
    expect(last.purchases).toHaveLength(1)
    expect(beyond.purchases).toEqual([])
    // A purchase on the second page is found without naming its page.
    const id = last.purchases[0]?.id ?? ''
    expect(await tripOf(member, member.card, id)).toMatchObject({ id })
  })

  test('has only purchases of the period', async () => {
    const member = await traveller()
    const yesterday = daysAgo(1)
    const asked = { accountUniqueId: member.card, page: 1 }
    expect(
      (await listTrips(member, { ...asked, fromDate: '2001-01-01', toDate: '2001-12-31' })).purchases,
    ).toEqual([])
    expect(
      (await listTrips(member, { ...asked, fromDate: yesterday, toDate: yesterday })).purchases,
    ).toHaveLength(1)
  })

  test.each([
    ['status', { status: 404, code: 'ACCOUNT_NOT_FOUND' }, { status: 404 }],
    ['status', { status: 503 }, { status: 503 }],
    ['reset', {}, { code: 'NETWORK' }],
    ['cut-after-commit', {}, { code: 'NETWORK' }],
  ] as const)('fails by name on %s %o', async (kind, more, error) => {
    const member = await traveller()
    await control.setScenario(member.customer.sub, { call: 'listTravelPurchases', kind, ...more })
    await expect(listTrips(member, { accountUniqueId: member.card, page: 1 })).rejects.toMatchObject(error)
  })

  test('waits for a slow response, and accepts an empty one', async () => {
    const member = await traveller()
    const { sub } = member.customer
    await control.setScenario(sub, { call: 'listTravelPurchases', kind: 'slow', ms: 300, times: 1 })
    expect(await tripsOf(member)).toHaveLength(1)
    await control.setScenario(sub, { call: 'listTravelPurchases', kind: 'empty', times: 1 })
    expect(await tripsOf(member)).toEqual([])
  })
})
