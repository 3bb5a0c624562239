import type { Customer } from '@borealis/contract/customers.ts'
import type { ProvinceCode } from '@borealis/contract/provinces.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrdersResult } from '#app/backend/results.ts'
import { getPageData } from '#app/member-data/page-data.data.ts'
import { accountQueries, getProfile } from '#app/member-data/profile.data.ts'
import { aCustomer, aSitePageData } from '../../../tests/support/samples.ts'
import { loadOrders } from './load-order.ts'
import { listOrders } from './orders.data.ts'

const aMonth = { code: 'month', name: 'A month', months: 1, isDefault: true }

const noOrders: OrdersResult = {
  success: true,
  error: null,
  data: { orders: [], pageNumber: 1, pageSize: 20, totalCount: 0, leftOut: 0 },
  nextCursor: null,
}

/** Half past eleven in the evening in Toronto, half past midnight in Halifax. */
const LATE_IN_TORONTO = Date.parse('2026-03-11T03:30:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: LATE_IN_TORONTO })
  vi.mocked(getPageData).mockResolvedValue({ ...aSitePageData, dateRanges: [aMonth] })
  vi.mocked(listOrders).mockReset().mockResolvedValue(noOrders)
})
afterEach(() => vi.useRealTimers())

/** A profile that arrives when the test says so. */
function slowProfile(provinceCode: ProvinceCode) {
  const { promise, resolve } = Promise.withResolvers<Customer>()
  vi.mocked(getProfile).mockReturnValueOnce(promise)
  return { arrive: () => resolve({ ...aCustomer, provinceCode }) }
}

const month = (fromDate: string, toDate: string) => ({ data: { pageNumber: 1, fromDate, toDate } })

test('orders are requested once, without waiting for the profile', async () => {
  const profile = slowProfile('ON')
  const loading = loadOrders(new QueryClient(), undefined, 1)
  await vi.waitFor(() => expect(listOrders).toHaveBeenCalledWith(month('2026-02-10', '2026-03-10')))
  profile.arrive()
  await loading
  expect(listOrders).toHaveBeenCalledOnce()
})

test('a member for whom it is another day gets the orders up to that day', async () => {
  const profile = slowProfile('NS')
  profile.arrive()
  await loadOrders(new QueryClient(), undefined, 1)
  expect(listOrders).toHaveBeenLastCalledWith(month('2026-02-11', '2026-03-11'))
})

test('a profile that is known already asks for the member’s own day alone', async () => {
  vi.mocked(getProfile).mockResolvedValueOnce({ ...aCustomer, provinceCode: 'NS' })
  const queryClient = new QueryClient()
  await queryClient.prefetchQuery(accountQueries.profile())
  await loadOrders(queryClient, undefined, 1)
  expect(vi.mocked(listOrders).mock.calls).toEqual([[month('2026-02-11', '2026-03-11')]])
})
