import { auroraLevels, roundedSlatPath, slatRow } from './slat-geometry.ts'

export type UnlitSlatsProps = {
  /** How many slats there are. 40 by default. */
  count?: number
  /** The same seed draws the same slats. 12 by default. */
  seed?: number
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
}

/** Dashed slats on a line: what an empty or a broken page has instead of light. Decoration only. */
export function UnlitSlats({ count = 40, seed = 12, className }: UnlitSlatsProps) {
  const width = count * 32
  const slats = slatRow(auroraLevels(count, seed, 0.3, 1), {
    step: 32,
    height: 116,
    feet: 118,
    lit: 0.54,
    start: 2,
  })
  return (
    <svg
      viewBox={`0 0 ${width} 120`}
      aria-hidden="true"
      className={`block text-aurora-line ${className ?? ''}`}
    >
      <path
        d={roundedSlatPath(slats)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="3 3.4"
      />
      <path d={`M0 119h${width}`} stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
