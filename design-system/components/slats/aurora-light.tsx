import { useId } from 'react'
import { type Slat, slatPath } from './slat-geometry.ts'

export type AuroraLightProps = {
  /** The slats, in the units of the surrounding `<svg>`. */
  slats: readonly Slat[]
  /** Slats rise once when mounted. `false` by default. */
  rise?: boolean
}

/**
 * Lit slats inside an `<svg>`: bright at the foot, fading upward. The gradient spans each slat's own box, so a short
 * slat fades like a tall one. Use it in a sky window; on paper it has no contrast.
 */
export function AuroraLight({ slats, rise = false }: AuroraLightProps) {
  const id = useId()
  return (
    <>
      <linearGradient id={id} x1="0" y1="1" x2="0" y2="0">
        <stop offset=".1" className="text-sky-1" stopColor="currentColor" />
        <stop offset=".4" className="text-sky-2" stopColor="currentColor" />
        <stop offset=".75" className="text-sky-3" stopColor="currentColor" stopOpacity=".6" />
        <stop offset="1" className="text-sky-3" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <g fill={`url(#${id})`} className={rise ? 'slats-rise' : undefined}>
        {slats.map((slat) => (
          // A path has one attribute where a rectangle has four, for each of fifty slats.
          <path key={slat.x} d={slatPath([slat])} />
        ))}
      </g>
    </>
  )
}
