import { starField } from './slat-geometry.ts'

export type StarsProps = {
  /** Width of the sky, in the units of the drawing around it. */
  width: number
  /** Its height, in the same. */
  height: number
  /** How many stars there are. 28 by default. */
  count?: number
  /** The same seed draws the same sky. 7 by default. */
  seed?: number
}

/** Two faint paths of round points inside an `<svg>`; still, as everything in the sky but the first rise. */
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
