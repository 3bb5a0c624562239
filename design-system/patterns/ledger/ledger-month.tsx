import { LedgerRow, type LedgerRowProps } from './ledger-row.tsx'

export type LedgerColumns = { date: string; what: string; category: string; points: string; balance: string }

export type LedgerMonthProps = {
  /** "November 2026" */
  title: string
  /** "Earned +2,185 · Spent 2,500" */
  summary: string
  columns: LedgerColumns
  rows: readonly (LedgerRowProps & { id: string })[]
  /** Shows the columns' names; the first month does, the others keep them for screen readers. */
  showColumns?: boolean
  level?: 2 | 3
}

/** One month of the points ledger as a table; on a phone the same cells stack. */
export function LedgerMonth({
  title,
  summary,
  columns,
  rows,
  showColumns = false,
  level = 2,
}: LedgerMonthProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="mt-10 first:mt-0 tablet:mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-3">
        <Heading className="text-h3">{title}</Heading>
        <p className="text-small text-ink-2">{summary}</p>
      </div>
      <table className="ledger w-full">
        <caption className="sr-only">{title}</caption>
        <colgroup>
          <col />
          <col />
          <col />
          <col />
          <col />
        </colgroup>
        <thead className={showColumns ? 'ledger-head' : 'sr-only'}>
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.category}</th>
            <th scope="col">{columns.points}</th>
            <th scope="col">{columns.balance}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, ...row }) => (
            <LedgerRow key={id} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
