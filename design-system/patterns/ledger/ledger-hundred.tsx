import { useCallback, useMemo, useRef, useState } from 'react'
import { useFarHeight } from '../far/use-far-height.ts'
import { useFromServer } from '../far/use-from-server.ts'
import { usePrinting } from '../far/use-printing.ts'
import { FarRows, rowHeight } from './far-rows.tsx'
import { LedgerRows, type LedgerRowsProps } from './ledger-rows.tsx'

/** Rows that are rendered or left out together. */
const HANDFUL = 10
/** Rows that collapse into one empty row once all of them are far. */
export const HUNDRED = 100

/** Less than a batch's own distance: otherwise a hundred that opens would show no rows and close at once. */
const NEAR = 400

export type LedgerHundredProps = Pick<LedgerRowsProps, 'rows' | 'isLong'> & {
  /** Index of the first row that starts out of view. */
  farFrom: number
}

/** Up to a hundred rows of a long ledger: in batches of ten near the viewport, otherwise as one empty row. */
export function LedgerHundred({ rows, isLong, farFrom }: LedgerHundredProps) {
  const isFromServer = useFromServer()
  const isPrinting = usePrinting()
  const [isWhole, setWhole] = useState(!isFromServer && farFrom <= 0)
  const handfuls = useMemo(() => inHandfuls(rows), [rows])
  const heights = useRef<(number | null)[]>([])
  const look = useCallback((index: number, height: number | null, count: number) => {
    heights.current[index] = height
    const isFar = (handful: number) => typeof heights.current[handful] === 'number'
    if (Array.from({ length: count }, (_, handful) => handful).every(isFar)) setWhole(true)
  }, [])
  const lookAtAll = useCallback((height: number | null) => {
    if (height === null) setWhole(false)
  }, [])
  const heightOf = (index: number, size: number) => heights.current[index] ?? size * rowHeight()
  if (isLong && isWhole && !isPrinting) {
    const height = handfuls.reduce((sum, group, index) => sum + heightOf(index, group.length), 0)
    return <FarHundred height={height} onLook={lookAtAll} />
  }
  return handfuls.map((group, index) => (
    <Handful
      key={group[0]?.id}
      rows={group}
      isLong={isLong}
      guess={index * HANDFUL >= farFrom ? heightOf(index, group.length) : undefined}
      index={index}
      count={handfuls.length}
      look={look}
    />
  ))
}

type HandfulProps = Omit<LedgerRowsProps, 'onLook'> & {
  index: number
  count: number
  look: (index: number, height: number | null, count: number) => void
}

function Handful({ index, count, look, ...rows }: HandfulProps) {
  const onLook = useCallback((height: number | null) => look(index, height, count), [look, index, count])
  return <LedgerRows {...rows} onLook={onLook} />
}

type FarHundredProps = { height: number; onLook: (height: number | null) => void }

function FarHundred({ height, onLook }: FarHundredProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const far = useFarHeight(body, { isOn: true, guess: height, distance: NEAR, onLook })
  return (
    <tbody ref={body}>
      <FarRows height={far ?? height} />
    </tbody>
  )
}

function inHandfuls<T>(rows: readonly T[]): (readonly T[])[] {
  const groups: (readonly T[])[] = []
  for (let from = 0; from < rows.length; from += HANDFUL) groups.push(rows.slice(from, from + HANDFUL))
  return groups
}
