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
