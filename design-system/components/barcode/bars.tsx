export type BarsProps = {
  /** Widths of bars and gaps in modules, starting with a bar. */
  widths: readonly number[]
  /** Accessible name of the drawing. */
  label: string
  /** Width and height, as utility classes; the bars stretch to fill them. */
  className: string
}

/** Quiet zone on each side, in modules; scanners need it to find the edges. */
const QUIET = 10
const HEIGHT = 64

/** The bars alone, stretched to their box. Dark on light even in forced colours: scanners read nothing else. */
export function Bars({ widths, label, className }: BarsProps) {
  const total = widths.reduce((sum, width) => sum + width, 0) + 2 * QUIET
  return (
    <svg
      viewBox={`0 0 ${total} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={`bg-on-night text-night ${className}`}
    >
      <path d={bars(widths)} fill="currentColor" />
    </svg>
  )
}

function bars(widths: readonly number[]): string {
  let x = QUIET
  return widths
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${x} 0h${width}v${HEIGHT}h-${width}z` : ''
      x += width
      return bar
    })
    .join('')
}
