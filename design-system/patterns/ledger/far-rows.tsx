/** An empty row as high as the rows that are left out. */
export function FarRows({ height }: { height: number }) {
  return (
    <tr>
      {/* An attribute, because a style would need another policy. */}
      <td colSpan={5} height={Math.round(height)} className="ledger-far" />
    </tr>
  )
}

/** About the height of a row, in pixels: on a phone a third line stands in it. */
export const rowHeight = (): number => (globalThis.matchMedia?.('(width < 48.125rem)').matches ? 104 : 78)
