import { roundedSlatPath, slatRow } from './slat-geometry.ts'

export type UnlitSlatsProps = {
  /** Number of slats, at most 40. 40 by default. */
  count?: number
  /** Narrower and lower slats, for use within a page. `false` by default. */
  small?: boolean
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

/** Heights in hundredths, as `auroraLevels` makes them. Written out, because every page loads them in case it fails. */
const LEVELS = [
  72, 73, 74, 60, 58, 70, 71, 71, 73, 58, 65, 47, 42, 39, 34, 33, 42, 54, 53, 65, 84, 83, 86, 83, 78, 77, 68,
  69, 69, 71, 72, 82, 85, 79, 78, 68, 56, 48, 44, 30,
]

/**
 * Dashed slats on a line, for empty and error states. Decorative. A box that is too small clips the row instead of
 * distorting the slats.
 */
export function UnlitSlats({ count = 40, small = false, className }: UnlitSlatsProps) {
  const [step, height, stroke, dash] = small ? [14, 70, 1.25, '2.5'] : [32, 120, 1.5, '3 3.4']
  const width = count * step
  const slats = slatRow(
    LEVELS.slice(0, count).map((level) => level / 100),
    { step, height: height - 4, feet: height - 2, lit: 0.54, start: 2 },
  )
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
