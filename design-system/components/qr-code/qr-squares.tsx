import type { QrPath } from './qr-path.ts'

/** Modules of light around a QR code, without which a reader does not find it. */
const QUIET = 4

export type QrSquaresProps = QrPath & {
  /** What the drawing is, for those who cannot see it. */
  label: string
  /** Its size, as utilities: the drawing is square, quiet zone included. */
  className: string
}

/** A QR code in the current colour, edges crisp at any size. Belongs on a light ground. */
export function QrSquares({ path, size, label, className }: QrSquaresProps) {
  const side = size + 2 * QUIET
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={className}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
