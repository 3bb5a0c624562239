import { describe, expect, it } from 'vitest'
import { historyFilter, isPartial, readHistorySearch } from './history-search.ts'

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
})

describe('historyFilter', () => {
  it('asks for all of the default period when nothing is chosen', () => {
    expect(historyFilter({}, facts)).toEqual({ type: 'ALL', category: 'ALL', cardType: 'ALL' })
  })

  it('counts months back from today, and everything from the day the member joined', () => {
    expect(historyFilter({ dates: '3' }, facts)).toMatchObject({
      fromDate: '2026-08-21',
      toDate: '2026-11-21',
    })
    expect(historyFilter({ dates: 'EVERYTHING' }, facts)).toMatchObject({ fromDate: '2019-05-02' })
  })

  it('takes an unknown period as the default', () => {
    expect(historyFilter({ dates: '99' }, facts)).toEqual({ type: 'ALL', category: 'ALL', cardType: 'ALL' })
  })
})

it('says that lines are missing only under a filter of lines', () => {
  expect([isPartial({ dates: '3' }), isPartial({ type: 'EARN' })]).toEqual([false, true])
})
