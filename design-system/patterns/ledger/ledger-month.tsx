import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { DottedText } from '../../components/dotted-text/dotted-text.tsx'
import { useIsHydrating } from '../../components/hydration/use-is-hydrating.ts'
import { fromTablet } from '../../tokens/breakpoints.ts'
import { useOffscreenHeight } from '../offscreen/use-offscreen-height.ts'
import { usePrinting } from '../offscreen/use-printing.ts'
import { LedgerRow, type LedgerRowProps } from './ledger-row.tsx'

export type LedgerColumns = { date: string; what: string; category: string; points: string; balance: string }

export type LedgerMonthProps = {
  /** For example "November 2026". */
  title: string
  /** For example "Earned 2,185 · Redeemed 2,500". */
  summary: string
  /** Column headers. */
  columns: LedgerColumns
  /** Transactions of the month, newest first. */
  rows: readonly (LedgerRowProps & { id: string })[]
  /** Shows the column headers; otherwise they are visually hidden. Used for the first month. `false` by default. */
  showColumns?: boolean
  /** Heading level of the month. `2` by default. */
  headingLevel?: 2 | 3
  /** Part of a long list: rows far from the viewport are left out until they come near. */
  isLong?: boolean
  /** In a long list: number of rows above this month, which decides whether it starts out of view. 0 by default. */
  rowsAbove?: number
}

const spacing = 'mt-10 first:mt-0 tablet:mt-12'

/** Below this many rows, nothing is in view on most screens. */
const ROWS_IN_VIEW = 10
/** Estimated height of a month's heading with its margins, in pixels. */
const HEADING_HEIGHT = 92

/** One month of the points ledger as a table; on a phone the cells stack. */
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
  // The section, or its placeholder.
  const place = useRef<Element>(null)
  const hold = useCallback((element: Element | null) => {
    place.current = element
  }, [])
  const [measured] = useState(() => new Map<string, RowHeights>())
  const height = rows.length * rowHeight() + HEADING_HEIGHT
  // Rows that the reader opened stay, wherever they are.
  const isOpen = rows.some((row) => row.isOpen)
  const startsOffscreen = isLong && !isOpen && rowsAbove >= ROWS_IN_VIEW
  const offscreenHeight = useOffscreenHeight(place, {
    isOn: isLong,
    guess: startsOffscreen ? height : undefined,
  })
  if (offscreenHeight !== null) {
    // An svg has a height attribute; the security policy blocks inline styles.
    return (
      <svg ref={hold} width="1" height={offscreenHeight} aria-hidden="true" className={`${spacing} block`} />
    )
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
        {inStretches(rows).map((stretch, index) => (
          <LedgerStretch
            key={stretch[0]?.id}
            rows={stretch}
            isLong={isLong}
            heights={heightsOf(stretch[0]?.id ?? '', measured)}
            offscreenFrom={
              isOpen ? Number.POSITIVE_INFINITY : ROWS_IN_VIEW - rowsAbove - index * STRETCH_ROWS
            }
          />
        ))}
      </table>
    </section>
  )
}

function inStretches<T>(rows: readonly T[]): (readonly T[])[] {
  const stretches: (readonly T[])[] = []
  for (let from = 0; from < rows.length; from += STRETCH_ROWS)
    stretches.push(rows.slice(from, from + STRETCH_ROWS))
  return stretches
}

/**
 * Height of a row in each batch of a stretch, as measured when the batch was left out. The month keeps them, for when it is left out
 * itself and comes back: by a guess the page would change its height, and move what somebody is about to press.
 */
type RowHeights = Map<number, number>

function heightsOf(stretch: string, measured: Map<string, RowHeights>): RowHeights {
  const known = measured.get(stretch) ?? new Map<number, number>()
  measured.set(stretch, known)
  return known
}

/** Rows that are rendered or left out together. */
const BATCH_SIZE = 10
/** Rows that collapse into one empty row once all of them are off-screen. */
const STRETCH_ROWS = 100

/** Less than a batch's own distance: otherwise a stretch that opens would show no rows and close at once. */
const NEAR = 400

type LedgerStretchProps = Pick<LedgerRowsProps, 'rows' | 'isLong'> & {
  /** Index of the first row that starts out of view. */
  offscreenFrom: number
  heights: RowHeights
}

/** Up to `STRETCH_ROWS` rows of a long ledger: in batches of ten near the viewport, otherwise as one empty row. */
function LedgerStretch({ rows, isLong, offscreenFrom, heights }: LedgerStretchProps) {
  const isHydrating = useIsHydrating()
  const isPrinting = usePrinting()
  const [isWhole, setWhole] = useState(!isHydrating && offscreenFrom <= 0)
  const batches = useMemo(() => inBatches(rows), [rows])
  // What each batch has said since they are rendered as batches.
  const areFar = useRef<boolean[]>([])
  const look = useCallback(
    (index: number, height: number | null, size: number, count: number) => {
      areFar.current[index] = height !== null
      if (height !== null) heights.set(index, height / size)
      if (Array.from({ length: count }, (_, batch) => areFar.current[batch]).every(Boolean)) setWhole(true)
    },
    [heights],
  )
  const lookAtAll = useCallback((height: number | null) => {
    if (height !== null) return
    areFar.current = []
    setWhole(false)
  }, [])
  const heightOf = (index: number, size: number) => size * (heights.get(index) ?? rowHeight())
  if (isLong && isWhole && !isPrinting) {
    const height = batches.reduce((sum, group, index) => sum + heightOf(index, group.length), 0)
    return <OffscreenStretch height={height} onLook={lookAtAll} />
  }
  return batches.map((group, index) => (
    <Batch
      key={group[0]?.id}
      rows={group}
      isLong={isLong}
      guess={index * BATCH_SIZE >= offscreenFrom ? heightOf(index, group.length) : undefined}
      index={index}
      count={batches.length}
      look={look}
    />
  ))
}

type BatchProps = Omit<LedgerRowsProps, 'onLook'> & {
  index: number
  count: number
  look: (index: number, height: number | null, size: number, count: number) => void
}

function Batch({ index, count, look, ...batch }: BatchProps) {
  const size = batch.rows.length
  const onLook = useCallback(
    (height: number | null) => look(index, height, size, count),
    [look, index, size, count],
  )
  return <LedgerRows {...batch} onLook={onLook} />
}

type OffscreenStretchProps = { height: number; onLook: (height: number | null) => void }

function OffscreenStretch({ height, onLook }: OffscreenStretchProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const offscreen = useOffscreenHeight(body, { isOn: true, guess: height, distance: NEAR, onLook })
  return (
    <tbody ref={body}>
      <OffscreenRows height={offscreen ?? height} />
    </tbody>
  )
}

function inBatches<T>(rows: readonly T[]): (readonly T[])[] {
  const groups: (readonly T[])[] = []
  for (let from = 0; from < rows.length; from += BATCH_SIZE) groups.push(rows.slice(from, from + BATCH_SIZE))
  return groups
}

type LedgerRowsProps = {
  /** The transactions, newest first. */
  rows: readonly (LedgerRowProps & { id: string })[]
  /** Replaces rows far from the viewport by an empty one of the same height. */
  isLong: boolean
  /** Estimated height of the rows, for those that start out of view. */
  guess: number | undefined
  /** Called with the height when the rows are far, with null when they are near. None by default. */
  onLook?: (height: number | null) => void
}

/** A batch of ledger rows. */
function LedgerRows({ rows, isLong, guess, onLook }: LedgerRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const height = useOffscreenHeight(body, { isOn: isLong, guess, onLook })
  return (
    <tbody ref={body}>
      {height === null ? (
        rows.map(({ id, ...row }) => <LedgerRow key={id} {...row} />)
      ) : (
        <OffscreenRows height={height} />
      )}
    </tbody>
  )
}

/** One empty row with the height of the rows it stands for. */
function OffscreenRows({ height }: { height: number }) {
  return (
    <tr>
      {/* An attribute: the security policy blocks inline styles. */}
      <td colSpan={5} height={Math.round(height)} className="ledger-offscreen" />
    </tr>
  )
}

/** Estimated height of a row in pixels; rows have a third line on a phone. */
const rowHeight = (): number => (globalThis.matchMedia?.(fromTablet).matches === false ? 104 : 78)
