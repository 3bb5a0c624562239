import { describe, expect, it } from 'vitest'
import { choosableMonths, historyDays, isDay } from './history-dates.ts'
import { filterCount, filtersOf, historyFilter, isPartial, readHistorySearch } from './history-search.ts'

const range = (code: string, months: number | null, isDefault = false) => ({
  code,
  name: code,
  months,
  isDefault,
})
const facts = {
  dateRanges: [range('3', 3), range('12', 12, true), range('EVERYTHING', null)],
  today: '2026-11-21',
  memberSince: '2019-05-02',
}
const days = (search: Parameters<typeof historyDays>[0]) => historyDays(search, facts)

describe('readHistorySearch', () => {
  it('keeps codes and leaves out defaults and what is no code', () => {
    expect(
      readHistorySearch({ dates: '3', type: 'ALL', category: 'GROCERIES', card: '<script>', page: '1' }),
    ).toEqual({ dates: '3', category: 'GROCERIES' })
  })

  it('knows the types of the contract only', () => {
    expect(readHistorySearch({ type: 'EARN', page: '3' })).toEqual({ type: 'EARN', page: '3' })
    expect(readHistorySearch({ type: 'THEFT', page: '-2' })).toEqual({})
  })

  it('takes days only where they were asked for, and only real ones', () => {
    expect(readHistorySearch({ dates: 'custom', from: '2026-02-30', to: '2026-03-01' })).toEqual({
      dates: 'custom',
      to: '2026-03-01',
    })
    expect(readHistorySearch({ dates: '3', from: '2026-02-01' })).toEqual({ dates: '3' })
  })

  it('knows four steps, and lines by their id', () => {
    expect(readHistorySearch({ step: '4', line: 'txn_12' })).toEqual({ step: '4', line: 'txn_12' })
    expect(readHistorySearch({ step: '5', line: '<b>' })).toEqual({})
    expect(readHistorySearch({ step: '0' })).toEqual({})
  })
})

describe('historyDays', () => {
  it('asks for the default period without days', () => {
    expect([days({}), days({ dates: '12' }), days({ dates: '99' })]).toEqual([
      { days: {} },
      { days: {} },
      { days: {} },
    ])
  })

  it('counts months back from today, and everything from the day the member joined', () => {
    expect(days({ dates: '3' })).toEqual({ days: { fromDate: '2026-08-21', toDate: '2026-11-21' } })
    expect(days({ dates: 'EVERYTHING' })).toEqual({ days: { fromDate: '2019-05-02', toDate: '2026-11-21' } })
  })

  it('takes a month whole, and the running one up to today', () => {
    expect(days({ dates: '2024-02' })).toEqual({ days: { fromDate: '2024-02-01', toDate: '2024-02-29' } })
    expect(days({ dates: '2026-11' })).toEqual({ days: { fromDate: '2026-11-01', toDate: '2026-11-21' } })
  })

  it('fills a day that was left open, and says what is wrong with two', () => {
    expect(days({ dates: 'custom', from: '2026-01-05' })).toEqual({
      days: { fromDate: '2026-01-05', toDate: '2026-11-21' },
    })
    expect(days({ dates: 'custom', to: '2020-01-05' })).toEqual({
      days: { fromDate: '2019-05-02', toDate: '2020-01-05' },
    })
    expect(days({ dates: 'custom', from: '2026-03-02', to: '2026-03-01' })).toEqual({ problem: 'reversed' })
    expect(days({ dates: 'custom', from: '1901-03-02', to: '2026-03-01' })).toEqual({ problem: 'too-long' })
  })
})

it('asks for all lines when nothing is chosen', () => {
  expect(historyFilter({}, {})).toEqual({ type: 'ALL', category: 'ALL', cardType: 'ALL' })
})

it('says that lines are missing only under a filter of lines', () => {
  expect([isPartial({ dates: '3' }), isPartial({ type: 'EARN' })]).toEqual([false, true])
})

it('counts and keeps filters, not the page or what is open', () => {
  const search = { dates: '3', card: 'MEMBER', page: '2', step: '1', line: 'txn_1' }
  expect(filterCount(search)).toBe(2)
  expect(filtersOf(search)).toEqual({ dates: '3', card: 'MEMBER' })
})

it('offers the months of the membership, two dozen at most', () => {
  expect(choosableMonths('2026-11-21', '2026-09-30')).toEqual(['2026-11', '2026-10', '2026-09'])
  expect(choosableMonths('2026-11-21', '2019-05-02')).toHaveLength(24)
})

it('knows the calendar', () => {
  expect([isDay('2024-02-29'), isDay('2026-02-29'), isDay('2026-13-01'), isDay('today')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
