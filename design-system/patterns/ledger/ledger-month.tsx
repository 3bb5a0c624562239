import { useCallback, useId, useRef } from 'react'
import { DottedText } from '../../components/dotted-text/dotted-text.tsx'
import { useFarHeight } from '../far/use-far-height.ts'
import { rowHeight } from './far-rows.tsx'
import { HUNDRED, LedgerHundred } from './ledger-hundred.tsx'
import type { LedgerRowProps } from './ledger-row.tsx'

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
  /** Shows the columns' names; the first month does, the others keep them for screen readers. `false` by default. */
  showColumns?: boolean
  /** Level of the month among the page's headings. `2` by default. */
  headingLevel?: 2 | 3
  /** One of many: rows far from what is in view are left out of the page until they come near. */
  isLong?: boolean
  /** Of a long list: how many rows stand above this month. Enough of them, and it begins out of view. 0 by default. */
  rowsAbove?: number
}

const spacing = 'mt-10 first:mt-0 tablet:mt-12'

/** Under so many rows nothing is in view on most screens. */
const ROWS_IN_VIEW = 10
/** About the height of a month's heading with the space around it, in pixels. */
const HEADING_HEIGHT = 92

/** One month of the points ledger as a table; on a phone the same cells stack. */
export function LedgerMonth({
  title,
  summary,
  columns,
  rows,
  showColumns = false,
  headingLevel = 2,
  isLong = false,
  rowsAbove = 0,
}: LedgerMonthProps) {
  const Heading = `h${headingLevel}` as const
  const headingId = useId()
  // The section, or the drawing in its place.
  const place = useRef<Element>(null)
  const hold = useCallback((element: Element | null) => {
    place.current = element
  }, [])
  const height = rows.length * rowHeight() + HEADING_HEIGHT
  // What a reader opened stays, wherever it is.
  const isOpen = rows.some((row) => row.isOpen)
  const beginsFar = isLong && !isOpen && rowsAbove >= ROWS_IN_VIEW
  const farHeight = useFarHeight(place, { isOn: isLong, guess: beginsFar ? height : undefined })
  if (farHeight !== null) {
    // A drawing has a height without a style.
    return <svg ref={hold} width="1" height={farHeight} aria-hidden="true" className={`${spacing} block`} />
  }
  return (
    <section ref={hold} className={spacing}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-3">
        <Heading id={headingId} className="text-h3">
          {title}
        </Heading>
        <p className="text-small text-ink-2">
          <DottedText>{summary}</DottedText>
        </p>
      </div>
      <table className="ledger w-full" aria-labelledby={headingId}>
        <thead className={showColumns ? 'ledger-head' : 'ledger-head ledger-unseen'}>
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.category}</th>
            <th scope="col">{columns.points}</th>
            <th scope="col">{columns.balance}</th>
          </tr>
        </thead>
        {inHundreds(rows).map((hundred, index) => (
          <LedgerHundred
            key={hundred[0]?.id}
            rows={hundred}
            isLong={isLong}
            farFrom={isOpen ? Number.POSITIVE_INFINITY : ROWS_IN_VIEW - rowsAbove - index * HUNDRED}
          />
        ))}
      </table>
    </section>
  )
}

function inHundreds<T>(rows: readonly T[]): (readonly T[])[] {
  const hundreds: (readonly T[])[] = []
  for (let from = 0; from < rows.length; from += HUNDRED) hundreds.push(rows.slice(from, from + HUNDRED))
  return hundreds
}
