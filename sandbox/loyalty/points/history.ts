import type { PointsHistory, PointsSummary, TransactionType } from '@borealis/contract/points.ts'
import { addDays } from '../../seed/calendar.ts'
import { startOfDay } from '../members/time-zone.ts'

/** The fields of a line that sums, filters and menus use. */
export type LedgerLine = {
  id: number
  occurredAt: number
  isPosted: boolean
  type: TransactionType
  category: string
  cardType: string
  points: number
}

export type HistoryFilter = {
  fromDate: string
  toDate: string
  zone: string
  type: string
  category: string
  cardType: string
}

type Count = { code: string; count: number }
export type HistoryView = {
  /** Newest first. */
  lines: LedgerLine[]
  summary: PointsSummary
  facets: Record<keyof PointsHistory['facets'], Count[]>
  /** Balance after each posted line, over the whole ledger. */
  balanceAfter: Map<number, number>
}

/**
 * Everything in the answer of `POST /points/history`, from all lines of a member (oldest first) and the current
 * balance. Running balances follow the day of purchase, so that a statement adds up line by line.
 */
export function viewHistory(all: readonly LedgerLine[], balance: number, filter: HistoryFilter): HistoryView {
  const from = startOfDay(filter.fromDate, filter.zone)
  const to = startOfDay(addDays(filter.toDate, 1), filter.zone)
  const posted = all.filter((line) => line.isPosted)
  const start = balance - sum(posted)
  const balanceAfter = new Map<number, number>()
  let running = start
  for (const line of posted) {
    running += line.points
    balanceAfter.set(line.id, running)
  }
  const inRange = all.filter((line) => line.occurredAt >= from && line.occurredAt < to)
  const matches = (line: LedgerLine, but?: 'type' | 'category' | 'cardType') =>
    (but === 'type' || fits(filter.type, line.type)) &&
    (but === 'category' || fits(filter.category, line.category)) &&
    (but === 'cardType' || fits(filter.cardType, line.cardType))
  const lines = inRange.filter((line) => matches(line))
  const isFiltered = [filter.type, filter.category, filter.cardType].some((code) => code !== 'ALL')
  const opening = isFiltered ? 0 : start + sum(posted.filter((line) => line.occurredAt < from))
  const count = (key: 'type' | 'category' | 'cardType') =>
    counts(inRange.filter((line) => matches(line, key)).map((line) => line[key]))
  return {
    lines: lines.toReversed(),
    summary: summarise(
      lines.filter((line) => line.isPosted),
      opening,
      filter,
    ),
    facets: { types: count('type'), categories: count('category'), cardTypes: count('cardType') },
    balanceAfter,
  }
}

const fits = (wanted: string, code: string) => wanted === 'ALL' || wanted === code
const sum = (lines: readonly LedgerLine[]) => lines.reduce((total, line) => total + line.points, 0)

const isEarned = ({ type }: LedgerLine) => type === 'EARN' || type === 'BONUS'
const isSpent = ({ type }: LedgerLine) => type === 'REDEEM'

function summarise(lines: readonly LedgerLine[], opening: number, filter: HistoryFilter): PointsSummary {
  const { fromDate, toDate, zone } = filter
  const earnedLines = lines.filter(isEarned)
  const spentLines = lines.filter(isSpent)
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
  for (let day = from; day <= to; day = next(day)) list.push(day)
  return list
}

const nextMonth = (day: string) => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`

/** Points per period; the lines are oldest first, and a period ends where the next one starts. */
function fill(starts: readonly string[], lines: readonly LedgerLine[], zone: string): number[] {
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
