import type { QrPath } from './qr-path.ts'

/** Modules of light around a QR code, without which a reader does not find it. */
const QUIET = 4

export type QrSquaresProps = QrPath & {
  /** What the drawing is, for those who cannot see it. */
  label: string
  /** Its size, as utilities: the drawing is square, quiet zone included. */
  className: string
}

/** A QR code, dark on light also where the system chooses the colours, edges crisp at any size. */
export function QrSquares({ path, size, label, className }: QrSquaresProps) {
  const side = size + 2 * QUIET
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={`bg-on-night text-night ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
