import { useRef } from 'react'
import type { LedgerRowProps } from './ledger-row.tsx'
import { LedgerRows } from './ledger-rows.tsx'
import { useFarHeight } from './use-far-height.ts'

export type LedgerColumns = { date: string; what: string; category: string; points: string; balance: string }

export type LedgerMonthProps = {
  /** "November 2026" */
  title: string
  /** "Earned +2,185 · Spent 2,500" */
  summary: string
  /** Heads of the columns. */
  columns: LedgerColumns
  /** The month's movements, newest first. */
  rows: readonly (LedgerRowProps & { id: string })[]
  /** Shows the columns' names; the first month does, the others keep them for screen readers. */
  showColumns?: boolean
  /** Level of the month among the page's headings. `2` by default. */
  level?: 2 | 3
  /** One of many: rows far from what is in view are left out of the page until they come near. */
  isLong?: boolean
}

const place = 'mt-10 first:mt-0 tablet:mt-12'

/** Rows that come and go together. */
const HANDFUL = 10

function handfuls<T>(rows: readonly T[]): (readonly T[])[] {
  const groups: (readonly T[])[] = []
  for (let from = 0; from < rows.length; from += HANDFUL) groups.push(rows.slice(from, from + HANDFUL))
  return groups
}

/** One month of the points ledger as a table; on a phone the same cells stack. */
export function LedgerMonth({
  title,
  summary,
  columns,
  rows,
  showColumns = false,
  level = 2,
  isLong = false,
}: LedgerMonthProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const section = useRef<HTMLElement>(null)
  const farHeight = useFarHeight(section, isLong)
  if (farHeight !== null) {
    return (
      <section ref={section} className={place}>
        {/* A drawing has a height without a style. */}
        <svg width="1" height={farHeight} aria-hidden="true" className="block" />
      </section>
    )
  }
  return (
    <section ref={section} className={place}>
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
        {handfuls(rows).map((group) => (
          <LedgerRows key={group[0]?.id} rows={group} isLong={isLong} />
        ))}
      </table>
    </section>
  )
}
