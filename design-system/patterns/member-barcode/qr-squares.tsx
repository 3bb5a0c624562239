import type { QrPath } from './qr-path.ts'

/** Quiet zone on each side, in modules, that scanners need. */
const QUIET = 4

export type QrSquaresProps = QrPath & {
  /** Accessible name of the drawing. */
  label: string
  /** Size, as utility classes: the drawing is square, quiet zone included. */
  className: string
}

/** The QR code alone, crisp at any size. Dark on light even in forced colours. */
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
