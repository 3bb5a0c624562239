import { expect, test } from 'vitest'
import { viewHistory } from './history.ts'

test.each(['9999-12-30', '9999-12-31'])('a history of %s, the end of all days, has one week', (day) => {
  const filter = { type: 'ALL', category: 'ALL', cardType: 'ALL', zone: 'America/Toronto' }
  const { summary } = viewHistory([], 100, { ...filter, fromDate: day, toDate: day })
  expect(summary.earnedByWeek).toEqual([{ weekStart: day, points: 0 }])
  expect(summary.spentByMonth).toEqual([{ month: '9999-12', points: 0 }])
})
