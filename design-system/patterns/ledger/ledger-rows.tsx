import { useRef } from 'react'
import { LedgerRow, type LedgerRowProps } from './ledger-row.tsx'
import { useFarHeight } from './use-far-height.ts'

export type LedgerRowsProps = {
  /** The movements, newest first. */
  rows: readonly (LedgerRowProps & { id: string })[]
  /** Rows far from what is in view give way to an empty one of the same height. */
  isLong: boolean
}

/** A handful of rows of a ledger that may be endless. */
export function LedgerRows({ rows, isLong }: LedgerRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const height = useFarHeight(body, isLong)
  return (
    <tbody ref={body}>
      {height === null ? (
        rows.map(({ id, ...row }) => <LedgerRow key={id} {...row} />)
      ) : (
        <tr>
          {/* An attribute, because a style would need another policy. */}
          <td colSpan={5} height={height} className="ledger-far" />
        </tr>
      )}
    </tbody>
  )
}
