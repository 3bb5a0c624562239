import type { PointsHistory, Transaction } from '@borealis/contract/points.ts'
import type { StatementProps } from '@borealis/design-system/patterns/statement/statement.tsx'
import { formatDate } from '#app/domain/dates.ts'
import { formatPoints } from '#app/domain/points.ts'
import type { Reader } from '#app/domain/reader.ts'
import * as m from '#app/paraglide/messages.js'

/** Everything on the sheet that comes from the ledger, as formatted text. */
export function statementWords(
  { summary, transactions, totalCount, leftOut = 0 }: PointsHistory & { leftOut?: number },
  { locale, timeZone }: Reader,
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
      ...(closing < 0 ? [m.history_belowZero()] : []),
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
    what: line.description,
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
