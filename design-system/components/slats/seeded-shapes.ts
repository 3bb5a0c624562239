/* What is drawn at random, reproducible by seed: the same on server and browser. */

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
