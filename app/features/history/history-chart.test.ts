import { expect, test } from 'vitest'
import { chartGroups } from './history-chart.tsx'

const summaryOf = (weeks: number, months: number) => ({
  fromDate: '2016-01-01',
  toDate: '2026-01-01',
  opening: 0,
  earned: weeks * 10,
  redeemed: months * 3,
  adjusted: 0,
  closing: weeks * 10 - months * 3,
  earnedByWeek: Array.from({ length: weeks }, (_, index) => ({ weekStart: `week ${index}`, points: 10 })),
  spentByMonth: Array.from({ length: months }, (_, index) => ({ month: `month ${index}`, points: 3 })),
})
const sum = (values: readonly { points: number }[]) => values.reduce((all, { points }) => all + points, 0)

test('a year is drawn week by week and month by month', () => {
  const { weeksEach, weeks, monthsEach, months } = chartGroups(summaryOf(53, 13))
  expect([weeksEach, weeks.length, monthsEach, months.length]).toEqual([1, 53, 1, 13])
})

test('ten years are drawn in groups that lose no point', () => {
  const { weeksEach, weeks, monthsEach, months } = chartGroups(summaryOf(522, 121))
  expect([weeksEach, weeks.length, monthsEach, months.length]).toEqual([10, 53, 6, 21])
  expect([sum(weeks), sum(months)]).toEqual([5_220, 363])
  expect(weeks[1]?.start).toBe('week 10')
})

test('a century of weeks still fits the chart', () => {
  const { weeks, months } = chartGroups(summaryOf(5_218, 1_201))
  expect(weeks.length <= 53 && months.length <= 25).toBe(true)
})
