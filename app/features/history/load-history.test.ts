import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareFilters } from './load-history.ts'
import { getPointsSummary } from './history.data.ts'

vi.mock('./history.data.ts', () => ({ getPointsSummary: vi.fn(async () => ({ opening: 1 })) }))
vi.mock('#app/member-data/page-data.data.ts', () => ({
  getPageData: vi.fn(async () => ({ dateRanges: [] })),
}))
vi.mock('#app/member-data/profile.data.ts', () => ({
  getProfile: vi.fn(async () => ({ memberSince: '2020-01-01' })),
}))

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-22T15:00:00Z') }))
afterEach(() => vi.useRealTimers())

test('a hand near the filters has the period’s sums asked for once, and again when they are half a minute old', async () => {
  const queryClient = new QueryClient()
  const asked = vi.mocked(getPointsSummary)
  await prepareFilters(queryClient, { dates: '2026-03', type: 'EARN' })
  await prepareFilters(queryClient, { dates: '2026-03', category: 'GROCERIES' })
  expect(asked.mock.calls).toEqual([[{ data: { fromDate: '2026-03-01', toDate: '2026-03-31' } }]])
  vi.advanceTimersByTime(31_000)
  await prepareFilters(queryClient, { dates: '2026-03' })
  expect(asked).toHaveBeenCalledTimes(2)
})

test('days that make no period have no sums to ask for', async () => {
  const asked = vi.mocked(getPointsSummary)
  asked.mockClear()
  await prepareFilters(new QueryClient(), { dates: 'custom', from: '2026-03-02', to: '2026-03-01' })
  expect(asked).not.toHaveBeenCalled()
})
