import { auroraLevels, roundedSlatPath, slatRow } from './slat-geometry.ts'

export type UnlitSlatsProps = {
  /** How many slats there are. 40 by default. */
  count?: number
  /** Slender and low, for a place within a page; a whole page has wide ones. `false` by default. */
  small?: boolean
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
}

/**
 * Dashed slats on a line: what an empty or a broken page has instead of light. Decoration only. In a place that is lower
 * or narrower than all of them the first ones are shown, each in its shape.
 */
export function UnlitSlats({ count = 40, small = false, className }: UnlitSlatsProps) {
  const [step, height, stroke, dash] = small ? [14, 70, 1.25, '2.5'] : [32, 120, 1.5, '3 3.4']
  const width = count * step
  const slats = slatRow(auroraLevels(count, 12, 0.3, 1), {
    step,
    height: height - 4,
    feet: height - 2,
    lit: 0.54,
    start: 2,
  })
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      className={`block text-aurora-line ${className ?? ''}`}
    >
      <path
        d={roundedSlatPath(slats)}
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeDasharray={dash}
      />
      <path d={`M0 ${height - 1}h${width}`} stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
