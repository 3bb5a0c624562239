import { useRef } from 'react'
import { useOffscreenHeight } from '../offscreen/use-offscreen-height.ts'
import { LedgerRow, type LedgerRowProps } from './ledger-row.tsx'
import { OffscreenRows } from './offscreen-rows.tsx'

export type LedgerRowsProps = {
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
export function LedgerRows({ rows, isLong, guess, onLook }: LedgerRowsProps) {
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
