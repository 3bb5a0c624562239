import type { z } from 'zod'
import { type LineFilter, lineFilters } from '../limits.ts'
import type { PageData } from '../page-data.ts'
import type { PointsSummary, pointsHistoryBody, WrittenPointsHistory, WrittenTransaction } from '../points.ts'
import { sumOfType, type TransactionType } from '../transaction-types.ts'
import type { CodeName } from '../values.ts'
import { addDays, dayIn, startOfDay } from './days.ts'
import { refuseField } from './refusal.ts'
import { text } from './words.ts'

/** The fields of a line that sums, filters and menus use. */
export type LedgerLine<Id> = Record<LineFilter['name'], string> & {
  id: Id
  occurredAt: number
  isPosted: boolean
  type: TransactionType
  points: number
}

export type HistoryFilter = Record<LineFilter['name'], string> & {
  fromDate: string
  toDate: string
  zone: string
}

type Count = { code: string; count: number }
export type HistoryView<Id> = {
  /** Newest first. */
  lines: LedgerLine<Id>[]
  summary: PointsSummary
  facets: Record<LineFilter['facet'], Count[]>
  /** Balance after each posted line, over the whole ledger. */
  balanceAfter: Map<Id, number>
}

type Body = z.output<typeof pointsHistoryBody>

/** One thing for each facet: the table has a row for each. */
const perFacet = <T>(of: (filter: LineFilter) => T) =>
  Object.fromEntries(lineFilters.map((filter) => [filter.facet, of(filter)])) as Record<
    LineFilter['facet'],
    T
  >

/**
 * What is filtered, summed and counted for `POST /points/history`, from all lines of a member (oldest first) and the
 * current balance. Running balances follow the day of purchase, so that a statement adds up line by line.
 */
export function viewHistory<Id>(
  all: readonly LedgerLine<Id>[],
  balance: number,
  filter: HistoryFilter,
): HistoryView<Id> {
  const from = startOfDay(filter.fromDate, filter.zone)
  const to = startOfDay(addDays(filter.toDate, 1), filter.zone)
  const posted = all.filter((line) => line.isPosted)
  const start = balance - sum(posted)
  const balanceAfter = new Map<Id, number>()
  let running = start
  for (const line of posted) {
    running += line.points
    balanceAfter.set(line.id, running)
  }
  const inRange = all.filter((line) => line.occurredAt >= from && line.occurredAt < to)
  const chosen = lineFilters.filter(({ name }) => filter[name] !== 'ALL')
  const under = (filters: readonly LineFilter[]) =>
    inRange.filter((line) => filters.every(({ name }) => filter[name] === line[name]))
  const lines = under(chosen)
  const opening = chosen.length > 0 ? 0 : start + sum(posted.filter((line) => line.occurredAt < from))
  return {
    lines: lines.toReversed(),
    summary: summarise(
      lines.filter((line) => line.isPosted),
      opening,
      filter,
    ),
    facets: perFacet(({ name }) =>
      counts(under(chosen.filter((other) => other.name !== name)).map((line) => line[name])),
    ),
    balanceAfter,
  }
}

/** A line as it is answered, before its category has a name and before it is summed. */
type UnnamedLine = Omit<WrittenTransaction, 'category' | 'points' | 'balanceAfter'> & { category: string }

/**
 * The answer of `POST /points/history`: the page that is asked for, with the names of page data.
 * @param lineOf a line of this page in the caller's language
 */
export function historyAnswer<Id>(
  { lines, summary, facets, balanceAfter }: HistoryView<Id>,
  { pageNumber, pageSize }: Body,
  pageData: Pick<PageData, LineFilter['names']>,
  lineOf: (id: Id) => UnnamedLine,
): WrittenPointsHistory {
  return {
    transactions: lines.slice((pageNumber - 1) * pageSize, pageNumber * pageSize).map(({ id }) => {
      const line = lineOf(id)
      return {
        ...line,
        category: named(line.category, pageData.historyCategories),
        points: line.basePoints + line.bonusPoints,
        balanceAfter: balanceAfter.get(id) ?? null,
      }
    }),
    pageNumber,
    pageSize,
    totalCount: lines.length,
    summary,
    facets: perFacet(({ facet, names }) =>
      facets[facet].map(({ code, count }) => ({ ...named(code, pageData[names]), count })),
    ),
  }
}

const named = (code: string, list: readonly CodeName[]): CodeName => ({
  code,
  name: list.find((one) => one.code === code)?.name ?? code,
})

const sum = (lines: readonly { points: number }[]) => lines.reduce((total, line) => total + line.points, 0)

type Counted = Pick<LedgerLine<unknown>, 'occurredAt' | 'type' | 'points'>

function summarise(lines: readonly Counted[], opening: number, filter: HistoryFilter): PointsSummary {
  const { fromDate, toDate, zone } = filter
  const earnedLines = lines.filter(({ type }) => sumOfType(type) === 'earned')
  const spentLines = lines.filter(({ type }) => sumOfType(type) === 'redeemed')
  const earned = sum(earnedLines)
  // `0 - sum` instead of `-sum`, which would be -0 without lines.
  const redeemed = 0 - sum(spentLines)
  const adjusted = sum(lines) - earned + redeemed
  const weeks = days(fromDate, toDate, (day) => addDays(day, 7))
  const months = days(`${fromDate.slice(0, 7)}-01`, toDate, nextMonth)
  const perWeek = fill(weeks, earnedLines, zone)
  const perMonth = fill(months, spentLines, zone)
  return {
    fromDate,
    toDate,
    opening,
    earned,
    redeemed,
    adjusted,
    closing: opening + earned - redeemed + adjusted,
    earnedByWeek: weeks.map((weekStart, index) => ({ weekStart, points: perWeek[index] ?? 0 })),
    spentByMonth: months.map((day, index) => ({
      month: day.slice(0, 7),
      points: 0 - (perMonth[index] ?? 0),
    })),
  }
}

/** Successive days from one to another. */
function days(from: string, to: string, next: (day: string) => string): string[] {
  const list: string[] = []
  for (let day = from; day <= to; ) {
    list.push(day)
    const following = next(day)
    // After the year 9999 a day is written `+010000-…`, which sorts before it.
    if (following <= day) break
    day = following
  }
  return list
}

const nextMonth = (day: string) => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`

/** Points per period; the lines are oldest first, and a period ends where the next one starts. */
function fill(starts: readonly string[], lines: readonly Counted[], zone: string): number[] {
  const bounds = starts.map((day) => startOfDay(day, zone))
  const totals = starts.map(() => 0)
  let period = 0
  for (const line of lines) {
    while (period + 1 < bounds.length && line.occurredAt >= (bounds[period + 1] ?? 0)) period += 1
    totals[period] = (totals[period] ?? 0) + line.points
  }
  return totals
}

function counts(codes: readonly string[]): Count[] {
  const found = new Map<string, number>()
  for (const code of codes) found.set(code, (found.get(code) ?? 0) + 1)
  return [...found].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count)
}

/**
 * What a member asks for of their history, in their zone: the twelve months up to today when no day is named.
 * @throws Refusal VALIDATION_FAILED for days in the wrong order, or centuries apart: the chart has a bar per week
 */
export function filterAsked(body: Body, zone: string, now: number): HistoryFilter {
  const { toDate = dayIn(now, zone), fromDate = yearBefore(toDate), ...others } = body
  const { pageNumber: _pageNumber, pageSize: _pageSize, ...codes } = others
  if (fromDate > toDate)
    throw refuseField(
      'fromDate',
      text(
        'Choose a start date before the end date',
        'Choisissez une date de début antérieure à la date de fin',
      ),
    )
  if (Number(toDate.slice(0, 4)) - Number(fromDate.slice(0, 4)) > 100)
    throw refuseField('fromDate', text('Choose a shorter period', 'Choisissez une période plus courte'))
  return { fromDate, toDate, zone, ...codes }
}

const yearBefore = (day: string): string => {
  const year = Number(day.slice(0, 4)) - 1
  return `${year}-${day.slice(5) === '02-29' ? '02-28' : day.slice(5)}`
}
