export type BarsProps = {
  /** Widths of bars and gaps in modules, a bar first. */
  widths: readonly number[]
  /** What the drawing is, for those who cannot see it. */
  label: string
  /** Its width and height, as utilities: the bars fill them. */
  className: string
}

/** Modules of light on both sides, without which a scanner finds no edge. */
const QUIET = 10
const HEIGHT = 64

/** Dark bars on light, also where the system chooses the colours: scanners read no others. As wide and as high as their place. */
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
