import { describe, expect, test } from 'vitest'
import { aSitePageData } from '../../../tests/support/samples.ts'
import { choosableMonths, historyDays, historyFilter, settle } from './history-dates.ts'
import { historyFields } from './history-fields.tsx'
import { filterCount, filtersOf, type HistorySearch, isPartial, readHistorySearch } from './history-search.ts'
import { keepShowing, shownPages } from './shown-pages.ts'

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
const days = (search: HistorySearch) => historyDays(settle(search, facts.today), facts)

describe('an address of the history', () => {
  test('keeps codes, and leaves out defaults and what is no code', () => {
    expect(
      readHistorySearch({ dates: '3', type: 'ALL', category: 'GROCERIES', card: '<script>', page: '1' }),
    ).toEqual({ dates: '3', category: 'GROCERIES' })
  })

  test('knows the types of the contract only', () => {
    expect(readHistorySearch({ type: 'EARN', page: '3' })).toEqual({ type: 'EARN', page: '3' })
    expect(readHistorySearch({ type: 'THEFT', page: '-2' })).toEqual({})
  })

  test('takes days only where they were asked for, as they were typed', () => {
    expect(readHistorySearch({ dates: 'custom', from: ' 30 février 2026 ', to: 'x'.repeat(99) })).toEqual({
      dates: 'custom',
      from: '30 février 2026',
      to: 'x'.repeat(40),
    })
    expect(readHistorySearch({ dates: '3', from: '2026-02-01' })).toEqual({ dates: '3' })
  })

  test('knows one step, and lines by their id', () => {
    expect(readHistorySearch({ step: '1', line: 'txn_12' })).toEqual({ step: '1', line: 'txn_12' })
    expect(readHistorySearch({ line: 'TXN:2026.000123' })).toEqual({ line: 'TXN:2026.000123' })
    expect(readHistorySearch({ step: '2', line: 'x'.repeat(501) })).toEqual({})
    expect(readHistorySearch({ step: '0' })).toEqual({})
  })
})

describe('the days of a period', () => {
  test('are not asked for in the default period', () => {
    expect([days({}), days({ dates: '12' }), days({ dates: '99' })]).toEqual([
      { days: {} },
      { days: {} },
      { days: {} },
    ])
  })

  test('count months back from today, and everything from the day the member joined', () => {
    expect(days({ dates: '3' })).toEqual({ days: { fromDate: '2026-08-21', toDate: '2026-11-21' } })
    expect(days({ dates: 'EVERYTHING' })).toEqual({ days: { fromDate: '2019-05-02', toDate: '2026-11-21' } })
  })

  test('are a whole month, or the running one up to today', () => {
    expect(days({ dates: '2024-02' })).toEqual({ days: { fromDate: '2024-02-01', toDate: '2024-02-29' } })
    expect(days({ dates: '2026-11' })).toEqual({ days: { fromDate: '2026-11-01', toDate: '2026-11-21' } })
  })

  test('are filled where one was left open, and two that are wrong say how', () => {
    expect(days({ dates: 'custom', from: '2026-01-05' })).toEqual({
      days: { fromDate: '2026-01-05', toDate: '2026-11-21' },
    })
    expect(days({ dates: 'custom', to: '2020-01-05' })).toEqual({
      days: { fromDate: '2019-05-02', toDate: '2020-01-05' },
    })
    expect(days({ dates: 'custom', from: '2026-03-02', to: '2026-03-01' })).toEqual({
      problem: { field: 'from', code: 'reversed' },
    })
    expect(days({ dates: 'custom', from: '1901-03-02', to: '2026-03-01' })).toEqual({
      problem: { field: 'from', code: 'too-long' },
    })
  })
})

test('all lines are asked for when nothing is chosen', () => {
  expect(historyFilter({}, {})).toEqual({ type: 'ALL', category: 'ALL', cardType: 'ALL' })
})

test('lines are missing only under a filter of lines', () => {
  expect([isPartial({ dates: '3' }), isPartial({ type: 'EARN' })]).toEqual([false, true])
})

test('filters are counted and kept, not the page or what is open', () => {
  const search = { dates: '3', card: 'MEMBER', page: '2', step: '1', line: 'txn_1' }
  expect(filterCount(search)).toBe(2)
  expect(filtersOf(search)).toEqual({ dates: '3', card: 'MEMBER' })
})

test('what the programme no longer has is among the choices while an address filters by it', () => {
  const search = { category: 'FUEL', card: 'RETIRED' }
  const fields = historyFields(search, {
    ...facts,
    pageData: aSitePageData,
    facets: { types: [], categories: [{ code: 'FUEL', name: 'Fuel', count: 3 }], cardTypes: [] },
  })
  const last = (field: string) => fields.find(({ name }) => name === field)?.choices.at(-1)
  expect(last('category')).toEqual({ value: 'FUEL', label: 'FUEL', count: '3' })
  expect(last('card')).toEqual({ value: 'RETIRED', label: 'RETIRED', count: '0' })
})

test('the months of the membership are offered, two dozen at most, and as many where nobody knows since when it is', () => {
  expect(choosableMonths('2026-11-21', '2026-09-30')).toEqual(['2026-11', '2026-10', '2026-09'])
  expect(choosableMonths('2026-11-21', '2019-05-02')).toHaveLength(24)
  expect(choosableMonths('2026-11-21', undefined)).toHaveLength(24)
})

test('an address shows its own page, and older ones are added below it', () => {
  expect(shownPages({ page: '7' })).toEqual([7])
  keepShowing({ page: '7' })
  expect(shownPages({ page: '8' })).toEqual([7, 8])
  expect(shownPages({ page: '8', line: 'txn_1', step: '1' })).toEqual([7, 8])
  expect(shownPages({ page: '3' })).toEqual([3])
})

test('another filter forgets which pages were shown', () => {
  keepShowing({ type: 'EARN' })
  expect(shownPages({ type: 'EARN', page: '2' })).toEqual([1, 2])
  expect(shownPages({ type: 'REDEEM', page: '2' })).toEqual([2])
})
