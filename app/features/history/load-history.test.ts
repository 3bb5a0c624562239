import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getPageData } from '#app/member-data/page-data.data.ts'
import { getProfile } from '#app/member-data/profile.data.ts'
import { aCustomer, aSitePageData } from '../../../tests/support/samples.ts'
import { getPointsSummary } from './history.data.ts'
import { settle } from './history-dates.ts'
import { prepareFilters } from './load-history.ts'

const noPoints = {
  ...{ fromDate: '2026-03-01', toDate: '2026-03-31', opening: 0, closing: 0 },
  ...{ earned: 0, redeemed: 0, adjusted: 0, earnedByWeek: [], spentByMonth: [] },
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T15:00:00Z') })
  vi.mocked(getPageData).mockResolvedValue(aSitePageData)
  vi.mocked(getProfile).mockResolvedValue({ ...aCustomer, memberSince: '2020-01-01' })
  vi.mocked(getPointsSummary).mockReset().mockResolvedValue(noPoints)
})
afterEach(() => vi.useRealTimers())

test('a hand near the filters has the period’s sums asked for once, and again when they are half a minute old', async () => {
  const queryClient = new QueryClient()
  const asked = vi.mocked(getPointsSummary)
  await prepareFilters(queryClient, settle({ dates: '2026-03', type: 'EARN' }, '2026-11-22'))
  await prepareFilters(queryClient, settle({ dates: '2026-03', category: 'GROCERIES' }, '2026-11-22'))
  expect(asked.mock.calls).toEqual([[{ data: { fromDate: '2026-03-01', toDate: '2026-03-31' } }]])
  vi.advanceTimersByTime(31_000)
  await prepareFilters(queryClient, settle({ dates: '2026-03' }, '2026-11-22'))
  expect(asked).toHaveBeenCalledTimes(2)
})

test('days that make no period have no sums to ask for', async () => {
  const asked = vi.mocked(getPointsSummary)
  await prepareFilters(
    new QueryClient(),
    settle({ dates: 'custom', from: '2026-03-02', to: '2026-03-01' }, '2026-11-22'),
  )
  expect(asked).not.toHaveBeenCalled()
})
