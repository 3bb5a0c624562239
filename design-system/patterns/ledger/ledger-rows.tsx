import { useRef } from 'react'
import { useFarHeight } from '../far/use-far-height.ts'
import { FarRows } from './far-rows.tsx'
import { LedgerRow, type LedgerRowProps } from './ledger-row.tsx'

export type LedgerRowsProps = {
  /** The movements, newest first. */
  rows: readonly (LedgerRowProps & { id: string })[]
  /** Rows far from what is in view give way to an empty one of the same height. */
  isLong: boolean
  /** Their height, about, when they begin out of view. */
  guess: number | undefined
  /** Called with their height when they are far, and with null when they are near. None by default. */
  onLook?: (height: number | null) => void
}

/** A few rows of a ledger of any length. */
export function LedgerRows({ rows, isLong, guess, onLook }: LedgerRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const height = useFarHeight(body, { isOn: isLong, guess, onLook })
  return (
    <tbody ref={body}>
      {height === null ? (
        rows.map(({ id, ...row }) => <LedgerRow key={id} {...row} />)
      ) : (
        <FarRows height={height} />
      )}
    </tbody>
  )
}
