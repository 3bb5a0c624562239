/**
 * The aurora as data: a row of upright slats. Everything that draws light (logo, hero, balance, chart,
 * curtain, empty and error states) starts from these pure functions, so server and browser draw the same.
 */

/** One slat in the drawing's own units: `y` is its top, `height` reaches down to its foot. */
export type Slat = { x: number; y: number; width: number; height: number }

export type SlatRowOptions = {
  /** Distance from one slat's left edge to the next one's. */
  step: number
  /** Height of a slat whose level is 1. */
  height: number
  /** Where the feet stand; one number per slat lets the row hang like a curtain. Default: `height`. */
  feet?: number | readonly number[]
  /** Share of the step that is lit; .54 to .58 by the art direction. */
  lit?: number
  /** Left edge of the first slat. */
  start?: number
}

const round = (value: number) => Math.round(value * 10) / 10

/** A slat for every level (0 to 1). A level of 0 keeps a sliver, so that a quiet week still counts. */
export function slatRow(levels: readonly number[], options: SlatRowOptions): Slat[] {
  const { step, height, feet = height, lit = 0.56, start = 0 } = options
  return levels.map((level, index) => {
    const tall = Math.max(round(Math.min(1, Math.max(0, level)) * height), 1)
    const foot = typeof feet === 'number' ? feet : (feet[index] ?? height)
    return { x: round(start + index * step), y: round(foot - tall), width: round(step * lit), height: tall }
  })
}

/** Values of any size as levels of a row, the largest one at 1. Negative values count as 0. */
export function levelsFrom(values: readonly number[]): number[] {
  const max = Math.max(1, ...values)
  return values.map((value) => Math.max(0, value) / max)
}

/** A small repeatable source of numbers between 0 and 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Levels that rise and fall like a curtain of light; the same seed always gives the same sky. */
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
 * Bars and gaps as on a printed code. They draw, they do not encode: the hero shows an example card.
 * `modules` is the whole width; bars take 1 to 3 modules.
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

/** Stars at fixed places, denser towards the top, where the light has faded. */
export function starField(count: number, width: number, height: number, seed: number): Star[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => ({
    x: Math.round(random() * width),
    y: Math.round(random() * random() * height),
    r: random() > 0.8 ? 1.1 : 0.7,
    dim: random() > 0.4,
  }))
}

/** Slats as one path: for marks and outlines that need no light of their own. */
export function slatPath(slats: readonly Slat[]): string {
  return slats.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${round(-width)}z`).join('')
}

/** Slats with round ends, as one path: the logo, and the unlit slats of empty and error states. */
export function roundedSlatPath(slats: readonly Slat[]): string {
  return slats
    .map(({ x, y, width, height }) => {
      const r = round(width / 2)
      const straight = round(Math.max(0, height - 2 * r))
      return `M${x} ${round(y + r)}a${r} ${r} 0 0 1 ${round(2 * r)} 0v${straight}a${r} ${r} 0 0 1 ${round(-2 * r)} 0z`
    })
    .join('')
}
