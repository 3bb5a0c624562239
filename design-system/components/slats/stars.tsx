import { seeded } from './seeded-shapes.ts'

type Star = { x: number; y: number; r: number; dim: boolean }

/** Stars, denser towards the top where the light has faded; reproducible by seed. */
function starField(count: number, width: number, height: number, seed: number): Star[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => ({
    x: Math.round(random() * width),
    y: Math.round(random() * random() * height),
    r: random() > 0.8 ? 1.1 : 0.7,
    dim: random() > 0.4,
  }))
}

export type StarsProps = {
  /** Width of the area, in the units of the surrounding `<svg>`. */
  width: number
  /** Height of the area, in the same units. */
  height: number
  /** Number of stars. 28 by default. */
  count?: number
  /** Seed of the pseudo-random positions. 7 by default. */
  seed?: number
}

/** Faint stars inside an `<svg>`. They do not move. */
export function Stars({ width, height, count = 28, seed = 7 }: StarsProps) {
  const stars = starField(count, width, height, seed)
  const path = (dim: boolean) =>
    stars
      .filter((star) => star.dim === dim)
      .map((star) => `M${star.x} ${star.y}h.01`)
      .join('')
  return (
    <g stroke="currentColor" strokeLinecap="round" fill="none" className="text-on-night-2">
      <path d={path(false)} strokeWidth="2" strokeOpacity=".8" />
      <path d={path(true)} strokeWidth="1.5" strokeOpacity=".4" />
    </g>
  )
}
