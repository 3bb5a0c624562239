import type { ReactNode } from 'react'
import { ScrollArea } from '../../components/scroll-area/scroll-area.tsx'
import { LogoMark } from '../logo/logo.tsx'

/**
 * On a phone the rows are not displayed as a table, and some browsers then drop the table semantics unless the roles
 * are explicit.
 */
const stillTable = { role: 'table' }
const stillGroup = { role: 'rowgroup' }
const stillRow = { role: 'row' }
const stillCell = { role: 'cell' }
const stillColumnHead = { role: 'columnheader' }
const stillRowHead = { role: 'rowheader' }

export type StatementLine = {
  id: string
  date: string
  what: string
  /** Calculation of the points; empty where there is none. */
  why?: string
  reference: string
  /** Formatted; empty when not applicable. */
  pointsIn: string
  pointsOut: string
  balance: string
}

export type StatementProps = {
  /** Name of the programme on the letterhead. */
  programme: string
  /** Heading of the statement. */
  title: string
  /** Member and period, as label and value. */
  facts: readonly { id: string; label: string; value: string }[]
  /** The period as a sum, above the lines. None by default. */
  sum?: ReactNode
  /** Column headers. */
  columns: {
    date: string
    what: string
    reference: string
    pointsIn: string
    pointsOut: string
    balance: string
  }
  /** Opening balance. */
  opening: { label: string; balance: string }
  /** Transactions, oldest first. */
  lines: readonly StatementLine[]
  /** Totals of the columns. */
  totals: readonly { id: string; label: string; pointsIn: string; pointsOut: string; balance: string }[]
  /** Notes for the member's records. */
  notes: readonly string[]
}

/** A statement that a member can file: letterhead, sum, every transaction and the totals. */
export function Statement(props: StatementProps) {
  const { programme, title, facts, sum, columns, opening, lines, totals, notes } = props
  return (
    <article className="statement">
      <header className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5 border-b-2 border-ink pb-6">
        <div>
          <p className="flex items-center gap-2.5 font-semibold">
            <LogoMark className="w-7 shrink-0 text-aurora-line" />
            {programme}
          </p>
          <h2 className="mt-3 text-h2">{title}</h2>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-small">
          {facts.map(({ id, label, value }) => (
            <div key={id} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="tablet:text-right">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {sum ? <div className="mt-4 tablet:mt-6 tablet:mb-10">{sum}</div> : null}
      <ScrollArea aria-label={title} className="print:overflow-visible">
        <table {...stillTable}>
          <caption className="sr-only">{title}</caption>
          <thead {...stillGroup}>
            <tr {...stillRow}>
              <ColumnHead>{columns.date}</ColumnHead>
              <ColumnHead>{columns.what}</ColumnHead>
              <ColumnHead>{columns.reference}</ColumnHead>
              <ColumnHead isNumber>{columns.pointsIn}</ColumnHead>
              <ColumnHead isNumber>{columns.pointsOut}</ColumnHead>
              <ColumnHead isNumber>{columns.balance}</ColumnHead>
            </tr>
          </thead>
          <tbody {...stillGroup}>
            <tr className="statement-total" {...stillRow}>
              <RowHead columns={5}>{opening.label}</RowHead>
              <NumberCell>{opening.balance}</NumberCell>
            </tr>
            {lines.map((line) => (
              <tr key={line.id} className="statement-line" {...stillRow}>
                <td className="whitespace-nowrap" {...stillCell}>
                  {line.date}
                </td>
                <td {...stillCell}>
                  {line.what}
                  {line.why ? <span className="statement-why">{line.why}</span> : null}
                </td>
                <td className="statement-reference" {...stillCell}>
                  {line.reference}
                </td>
                <NumberCell column={columns.pointsIn}>{line.pointsIn}</NumberCell>
                <NumberCell column={columns.pointsOut}>{line.pointsOut}</NumberCell>
                <NumberCell column={columns.balance}>{line.balance}</NumberCell>
              </tr>
            ))}
          </tbody>
          <tfoot {...stillGroup}>
            {totals.map((total) => (
              <tr key={total.id} className="statement-total" {...stillRow}>
                <RowHead columns={3}>{total.label}</RowHead>
                <NumberCell column={columns.pointsIn}>{total.pointsIn}</NumberCell>
                <NumberCell column={columns.pointsOut}>{total.pointsOut}</NumberCell>
                <NumberCell>{total.balance}</NumberCell>
              </tr>
            ))}
          </tfoot>
        </table>
      </ScrollArea>
      {notes.map((note) => (
        <p key={note} className="mt-4 max-w-measure text-small text-ink-2">
          {note}
        </p>
      ))}
    </article>
  )
}

function ColumnHead({ isNumber = false, children }: { isNumber?: boolean; children: string }) {
  return (
    <th scope="col" className={isNumber ? 'statement-number' : undefined} {...stillColumnHead}>
      {children}
    </th>
  )
}

function RowHead({ columns, children }: { columns: number; children: string }) {
  return (
    <th scope="row" colSpan={columns} {...stillRowHead}>
      {children}
    </th>
  )
}

/** `column` is its header, shown beside the number on a phone. */
function NumberCell({ column, children }: { column?: string; children: string }) {
  return (
    <td className="statement-number" data-column={column} {...stillCell}>
      {children}
    </td>
  )
}
