import type { PointsHistory } from '@borealis/contract/points.ts'
import { stringify } from 'csv-stringify/sync'
import { findMismatch, isSameLedger, sumEntries } from '#app/domain/ledger.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formats } from '#app/domain/numerals.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import * as m from '#app/paraglide/messages.js'
import { whatOf } from './ledger-lines.ts'
import { inOrOut, oldestFirst, type StatementReader, type StatementRow } from './statement-words.ts'

/** Lines in one call (contract), and in memory at once. */
const LINES_PER_CALL = 1000

/** The byte order mark: without it Excel on Windows shows é as Ã©. */
const BYTE_ORDER_MARK = '\uFEFF'

interface FileReader extends StatementReader {
  /** Names of cards and types, by code. */
  readonly cards: ReadonlyMap<string, string>
  readonly types: ReadonlyMap<string, string>
}

/** Asks for one page of the period, newest lines first. */
export type AskForPage = (
  pageNumber: number,
  pageSize: number,
) => Promise<PointsHistory & { leftOut?: number }>

/**
 * A statement as a CSV file, piece by piece and oldest line first: opening balance, every line with the balance after
 * it, the sums and the closing balance. Days are the member's. Its last row says when it does not add up, or when the
 * history changed while it was written.
 */
export async function* statementCsv(ask: AskForPage, reader: FileReader): AsyncGenerator<string> {
  const newest = await ask(1, LINES_PER_CALL)
  const { summary, totalCount } = newest
  yield BYTE_ORDER_MARK + written([headings()], reader)
  yield written([{ date: summary.fromDate, what: m.statement_opening(), balance: summary.opening }], reader)
  let sums = sumEntries([])
  let isSame = true
  let leftOut = 0
  for (let page = Math.ceil(totalCount / LINES_PER_CALL); page >= 1 && isSame; page -= 1) {
    const held = page === 1 ? newest : await ask(page, LINES_PER_CALL)
    isSame = isSameLedger(held, newest)
    sums = sumEntries(held.transactions, sums)
    leftOut += held.leftOut ?? 0
    yield written(
      oldestFirst(held.transactions).map((row) => lineRow(row, reader)),
      reader,
    )
  }
  const { toDate, closing, earned, redeemed, adjusted } = summary
  yield written(
    [
      { date: toDate, what: m.history_earned(), ...inOrOut(earned) },
      { date: toDate, what: m.history_redeemed(), ...(redeemed < 0 ? { in: -redeemed } : { out: redeemed }) },
      { date: toDate, what: m.history_adjusted(), ...inOrOut(adjusted) },
      {
        date: toDate,
        what: m.statement_closing(),
        ...(closing < 0 && toDate >= reader.today && { why: m.history_belowZero() }),
        balance: closing,
      },
      ...(leftOut > 0 ? [{ date: toDate, what: m.history_leftOut({ count: leftOut }) }] : []),
      ...(isSame && !findMismatch(summary, leftOut > 0 ? null : sums)
        ? []
        : [{ date: toDate, what: isSame ? m.statement_mismatch() : m.statement_changed() }]),
    ],
    reader,
  )
}

const order = [
  'date',
  'status',
  'type',
  'category',
  'what',
  'why',
  'card',
  'reference',
  'paid',
  'base',
  'bonus',
  'pending',
  'in',
  'out',
  'balance',
] as const

/** A row by the names of its columns; one that is left out is empty. */
type Columns = Partial<Record<(typeof order)[number], string | number | null>>

const headings = (): Columns => ({
  date: m.history_columnDate(),
  status: m.statement_status(),
  type: m.history_filterType(),
  category: m.history_columnCategory(),
  what: m.statement_what(),
  why: m.statement_why(),
  card: m.history_filterCard(),
  reference: m.history_reference(),
  paid: m.statement_paid(),
  base: m.statement_base(),
  bonus: m.statement_bonus(),
  pending: m.history_pending(),
  in: m.statement_in(),
  out: m.statement_out(),
  balance: m.history_columnBalance(),
})

function lineRow({ line, pointsIn, pointsOut, pending, balance }: StatementRow, reader: FileReader): Columns {
  const { locale, timeZone, cards, types } = reader
  const isEarned = line.points >= 0
  return {
    date: dayIn(line.occurredAt, timeZone),
    status: line.postedAt === null ? m.history_pending() : m.statement_posted(),
    type: types.get(line.type) ?? m.history_typeOther(),
    category: line.category.name,
    what: whatOf(line),
    why: line.explanation,
    card: cards.get(line.cardType) ?? line.cardType,
    reference: line.reference,
    paid: line.amountCents === null ? null : decimal(line.amountCents, locale),
    base: isEarned ? line.basePoints : null,
    bonus: isEarned ? line.bonusPoints : null,
    pending,
    in: pointsIn,
    out: pointsOut,
    balance,
  }
}

/** Dollars as a spreadsheet of that language reads them: no sign, no groups. */
const decimal = (cents: number, locale: Locale): string =>
  (cents / 100).toFixed(2).replace('.', formats[locale].decimal)

/** Escapes cells that begin like a formula (CSV injection): shop names are not trusted. */
function written(rows: readonly Columns[], { locale }: FileReader): string {
  return stringify(
    rows.map((row) => order.map((name) => row[name] ?? '')),
    { delimiter: formats[locale].list, record_delimiter: 'windows', escape_formulas: true },
  )
}
