import { fromTablet } from '../../tokens/breakpoints.ts'

/** One empty row with the height of the rows it stands for. */
export function OffscreenRows({ height }: { height: number }) {
  return (
    <tr>
      {/* An attribute: the security policy blocks inline styles. */}
      <td colSpan={5} height={Math.round(height)} className="ledger-offscreen" />
    </tr>
  )
}

/** Estimated height of a row in pixels; rows have a third line on a phone. */
export const rowHeight = (): number => (globalThis.matchMedia?.(fromTablet).matches === false ? 104 : 78)
