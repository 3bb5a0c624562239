/**
 * Geometry of the aurora: rows of upright slats. Logo, hero, balance, chart, curtain and the empty and error states all
 * use these pure functions, so that server and browser render the same. How high they are comes from
 * figures (`slat-levels.ts`) or from a seed (`seeded-shapes.ts`), which only some pages load.
 */

/** A slat in the drawing's units: `y` is its top edge. */
export type Slat = { x: number; y: number; width: number; height: number }

export type SlatRowOptions = {
  /** Distance between the left edges of two neighbours. */
  step: number
  /** Height of a slat at level 1. */
  height: number
  /** Baseline of the slats; one number per slat makes the row hang like a curtain. `height` by default. */
  feet?: number | readonly number[]
  /** Width of a slat as a share of `step`; .54 to .58 by the art direction. .56 by default. */
  lit?: number
  /** Left edge of the first slat. 0 by default. */
  start?: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** One slat per level (0 to 1). Level 0 keeps a minimal height, so that a week without points is still visible. */
export function slatRow(levels: readonly number[], options: SlatRowOptions): Slat[] {
  const { step, height, feet = height, lit = 0.56, start = 0 } = options
  return levels.map((level, index) => {
    const tall = Math.max(round(Math.min(1, Math.max(0, level)) * height), 1)
    const foot = typeof feet === 'number' ? feet : (feet[index] ?? height)
    return { x: round(start + index * step), y: round(foot - tall), width: round(step * lit), height: tall }
  })
}

/** Square-ended slats as one path, for outlines and marks without a gradient. */
export function slatPath(slats: readonly Slat[]): string {
  return slats.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${round(-width)}z`).join('')
}

/** Round-ended slats as one path, for the logo and the unlit slats. */
export function roundedSlatPath(slats: readonly Slat[]): string {
  return slats
    .map(({ x, y, width, height }) => {
      const r = round(width / 2)
      const straight = round(Math.max(0, height - 2 * r))
      return `M${x} ${round(y + r)}a${r} ${r} 0 0 1 ${round(2 * r)} 0v${straight}a${r} ${r} 0 0 1 ${round(-2 * r)} 0z`
    })
    .join('')
}
