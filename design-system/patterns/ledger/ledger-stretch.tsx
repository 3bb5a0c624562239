import { useCallback, useMemo, useRef, useState } from 'react'
import { useIsHydrating } from '../../components/hydration/use-is-hydrating.ts'
import { useOffscreenHeight } from '../offscreen/use-offscreen-height.ts'
import { usePrinting } from '../offscreen/use-printing.ts'
import { LedgerRows, type LedgerRowsProps } from './ledger-rows.tsx'
import { OffscreenRows, rowHeight } from './offscreen-rows.tsx'

/** Rows that are rendered or left out together. */
const BATCH_SIZE = 10
/** Rows that collapse into one empty row once all of them are off-screen. */
export const STRETCH_ROWS = 100

/** Less than a batch's own distance: otherwise a stretch that opens would show no rows and close at once. */
const NEAR = 400

export type LedgerStretchProps = Pick<LedgerRowsProps, 'rows' | 'isLong'> & {
  /** Index of the first row that starts out of view. */
  offscreenFrom: number
}

/** Up to `STRETCH_ROWS` rows of a long ledger: in batches of ten near the viewport, otherwise as one empty row. */
export function LedgerStretch({ rows, isLong, offscreenFrom }: LedgerStretchProps) {
  const isHydrating = useIsHydrating()
  const isPrinting = usePrinting()
  const [isWhole, setWhole] = useState(!isHydrating && offscreenFrom <= 0)
  const batches = useMemo(() => inBatches(rows), [rows])
  const heights = useRef<(number | null)[]>([])
  const look = useCallback((index: number, height: number | null, count: number) => {
    heights.current[index] = height
    const isOffscreen = (batch: number) => typeof heights.current[batch] === 'number'
    if (Array.from({ length: count }, (_, batch) => batch).every(isOffscreen)) setWhole(true)
  }, [])
  const lookAtAll = useCallback((height: number | null) => {
    if (height === null) setWhole(false)
  }, [])
  const heightOf = (index: number, size: number) => heights.current[index] ?? size * rowHeight()
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
  look: (index: number, height: number | null, count: number) => void
}

function Batch({ index, count, look, ...rows }: BatchProps) {
  const onLook = useCallback((height: number | null) => look(index, height, count), [look, index, count])
  return <LedgerRows {...rows} onLook={onLook} />
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
