import { between, pick } from '../../random.ts'
import { circle, type Pattern, ring } from '../draw.ts'

const woods = [
  { face: '#f1d9b8', grain: '#b98550' },
  { face: '#e8c39a', grain: '#a8693e' },
  { face: '#d9a06b', grain: '#9a5a2f' },
  { face: '#c27f4e', grain: '#8d4d26' },
] as const

type Log = { x: number; y: number; r: number }

/** Stacked cordwood: round log ends with their growth rings, packed without touching. */
export const logEnds: Pattern = ({ width, height }, random) => {
  const logs: Log[] = []
  for (const [low, high, tries] of [
    [20, 26, 26],
    [15, 19, 140],
    [10, 14, 900],
    [7.5, 10, 1600],
  ] as const) {
    for (let i = 0; i < tries; i++) {
      const r = between(random, low, high)
      const log = { x: between(random, -6, width + 6), y: between(random, -4, height + 8), r }
      if (logs.every((other) => Math.hypot(other.x - log.x, other.y - log.y) > other.r + r + 2))
        logs.push(log)
    }
  }
  return logs
    .map(({ x, y, r }) => {
      const { face, grain } = pick(random, woods)
      let out = circle(x, y, r, face)
      for (let k = r - 3.6; k > 1.8; k -= 4.1) out += ring(x, y, k, grain, 0.8)
      return out
    })
    .join('')
}
