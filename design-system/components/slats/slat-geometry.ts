/**
 * Geometry of the aurora: rows of upright slats. Logo, hero, balance, chart, curtain and the empty and error states all
 * use these pure functions, so that server and browser render the same.
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

/** Scales values to levels, the largest at 1. Negative values become 0. */
export function levelsFrom(values: readonly number[]): number[] {
  const max = Math.max(1, ...values)
  return values.map((value) => Math.max(0, value) / max)
}

/** What is beyond so many times the median is as high as that. */
const GREATEST = 2.5

/** As `levelsFrom`, but a single great value does not dwarf all others. */
export function evenLevels(values: readonly number[]): number[] {
  const above = values.filter((value) => value > 0).toSorted((a, b) => a - b)
  const median = above[Math.floor(above.length / 2)] ?? 0
  return levelsFrom(values.map((value) => Math.min(value, GREATEST * median)))
}

/** Seeded pseudo-random numbers between 0 and 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Levels that rise and fall like a curtain of light, reproducible by seed. */
export function auroraLevels(count: number, seed: number, low = 0.42, high = 1): number[] {
  const random = seeded(seed)
  const phase = random() * Math.PI * 2
  return Array.from({ length: count }, (_, index) => {
    const at = (index / Math.max(1, count - 1)) * Math.PI * 2
    const swell = 0.5 + 0.3 * Math.sin(at * 1.4 + phase) + 0.2 * Math.sin(at * 3.1 + phase * 2)
    const flicker = (random() - 0.5) * 0.22
    return Math.round((low + (high - low) * Math.min(1, Math.max(0, swell + flicker))) * 1000) / 1000
  })
}

/** A bar of the member card's barcode, in modules from the left. */
export type Bar = { x: number; width: number }

/**
 * Random bars and gaps that look like a barcode but encode nothing: the hero shows a sample card. `modules` is the
 * total width; bars are 1 to 3 modules wide.
 */
export function barcodeBars(modules: number, seed: number): Bar[] {
  const random = seeded(seed)
  const bars: Bar[] = []
  let x = 0
  while (x < modules) {
    const width = Math.min(1 + Math.floor(random() * random() * 3.4), modules - x)
    bars.push({ x, width })
    x += width + 1 + Math.floor(random() * 1.6)
  }
  return bars
}

export type Star = { x: number; y: number; r: number; dim: boolean }

/** Stars, denser towards the top where the light has faded; reproducible by seed. */
export function starField(count: number, width: number, height: number, seed: number): Star[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => ({
    x: Math.round(random() * width),
    y: Math.round(random() * random() * height),
    r: random() > 0.8 ? 1.1 : 0.7,
    dim: random() > 0.4,
  }))
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
