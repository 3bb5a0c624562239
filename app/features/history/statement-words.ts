import type { PointsHistory, Transaction } from '@borealis/contract/points.ts'
import type { StatementProps } from '@borealis/design-system/patterns/statement/statement.tsx'
import { addDays, addMonths, formatDate } from '#app/domain/dates.ts'
import { formatPoints } from '#app/domain/points.ts'
import type { Reader } from '#app/domain/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { whatOf } from './ledger-lines.ts'

/** Who reads a statement, and on which day: only a period that lasts until then closes with today's balance. */
export type StatementReader = Reader & { readonly today: string }

/** Everything on the sheet that comes from the ledger, as formatted text. */
export function statementWords(
  { summary, transactions, totalCount, leftOut = 0 }: PointsHistory & { leftOut?: number },
  { locale, timeZone, today }: StatementReader,
): Pick<StatementProps, 'columns' | 'opening' | 'lines' | 'totals' | 'notes'> {
  const { fromDate, toDate, opening, earned, redeemed, adjusted, closing } = summary
  const isWhole = transactions.length + leftOut === totalCount
  const points = (value: number | null) => (value === null ? '' : formatPoints(value, locale))
  const day = (value: string) => formatDate(value, locale, timeZone)
  const total = (id: string, label: string, cells: { in?: number; out?: number; balance?: number }) => ({
    id,
    label,
    pointsIn: points(cells.in ?? null),
    pointsOut: points(cells.out ?? null),
    balance: points(cells.balance ?? null),
  })
  const rows = isWhole ? oldestFirst(transactions) : []
  const hasPending = rows.some(({ pending }) => pending !== null)
  return {
    columns: {
      date: m.history_columnDate(),
      what: m.history_columnWhat(),
      reference: m.history_reference(),
      pointsIn: m.statement_in(),
      pointsOut: m.statement_out(),
      balance: m.history_columnBalance(),
    },
    opening: { label: m.statement_balanceOn({ date: day(fromDate) }), balance: points(opening) },
    lines: rows.map((row) => paperLine(row, points, day)),
    totals: [
      total('earned', m.history_earned(), inOrOut(earned)),
      total('spent', m.history_redeemed(), redeemed < 0 ? { in: -redeemed } : { out: redeemed }),
      total('adjusted', m.history_adjusted(), inOrOut(adjusted)),
      total('closing', m.statement_balanceAtEnd({ date: day(toDate) }), { balance: closing }),
    ],
    notes: [
      ...(isWhole ? [] : [m.statement_tooLong({ count: formatPoints(totalCount, locale) })]),
      ...(hasPending ? [m.statement_pendingNote()] : []),
      ...(leftOut > 0 ? [m.history_leftOut({ count: leftOut })] : []),
      m.statement_sumNote(),
      ...(closing < 0 && toDate >= today ? [m.history_belowZero()] : []),
    ],
  }
}

function paperLine(
  { line, pointsIn, pointsOut, pending, balance }: StatementRow,
  points: (value: number | null) => string,
  day: (value: string) => string,
): StatementProps['lines'][number] {
  const why = line.explanation
  return {
    id: line.id,
    date: day(line.occurredAt),
    what: whatOf(line),
    ...(why && { why }),
    reference: line.reference,
    pointsIn: pending === null ? points(pointsIn) : m.statement_pendingPoints({ points: points(pending) }),
    pointsOut: points(pointsOut),
    balance: points(balance),
  }
}

/** The column of a sum: as on a bank statement, columns have no signs. */
export const inOrOut = (points: number): { in?: number; out?: number } =>
  points < 0 ? { out: -points } : { in: points }

/**
 * A row of a statement. Points are in an incoming or outgoing column, without a sign, as on a bank statement; pending
 * ones have their own column, because they are in no total.
 */
export interface StatementRow {
  readonly line: Transaction
  readonly pointsIn: number | null
  readonly pointsOut: number | null
  readonly pending: number | null
  readonly balance: number | null
}

function statementRow(line: Transaction): StatementRow {
  const { points, postedAt, balanceAfter } = line
  const isPosted = postedAt !== null
  return {
    line,
    pointsIn: isPosted && points >= 0 ? points : null,
    pointsOut: isPosted && points < 0 ? -points : null,
    pending: isPosted ? null : points,
    balance: balanceAfter,
  }
}

/** A page of the ledger, which is newest first, in the order of a statement. */
export const oldestFirst = (lines: readonly Transaction[]): StatementRow[] =>
  lines.toReversed().map(statementRow)

/** A part of a period, from one day to another: a calendar year, a month or a day, as far as the period has it. */
export interface StatementPart {
  readonly kind: 'year' | 'month' | 'day'
  readonly fromDate: string
  readonly toDate: string
}

/**
 * The next smaller parts of a period with more lines than paper is for: its years, else its months, else its days,
 * oldest first. One day has none.
 * @param fromDate and `toDate`: days, both part of the period
 */
export function statementParts(fromDate: string, toDate: string): StatementPart[] {
  const years = cut('year', fromDate, toDate)
  if (years.length > 1) return years
  const months = cut('month', fromDate, toDate)
  if (months.length > 1) return months
  const days = cut('day', fromDate, toDate)
  return days.length > 1 ? days : []
}

/** The first day after the part that a day lies in. */
const after: Readonly<Record<StatementPart['kind'], (day: string) => string>> = {
  year: (day) => `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}-01-01`,
  month: (day) => addMonths(`${day.slice(0, 7)}-01`, 1),
  day: (day) => addDays(day, 1),
}

function cut(kind: StatementPart['kind'], fromDate: string, toDate: string): StatementPart[] {
  const parts: StatementPart[] = []
  for (let start = fromDate; start <= toDate; ) {
    const next = after[kind](start)
    parts.push({ kind, fromDate: start, toDate: next <= toDate ? addDays(next, -1) : toDate })
    start = next
  }
  return parts
}
