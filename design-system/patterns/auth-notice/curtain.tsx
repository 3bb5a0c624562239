import { AuroraLight } from '../../components/slats/aurora-light.tsx'
import { auroraLevels, slatRow } from '../../components/slats/slat-geometry.ts'
import { Stars } from '../../components/slats/stars.tsx'

const COUNT = 64
const FEET = Array.from({ length: COUNT }, (_, index) => {
  const at = index / (COUNT - 1)
  return Math.round(790 - 250 * Math.exp(-((at - 0.41) ** 2) / 0.022) - 20 * Math.cos(at * 9))
})
const SLATS = slatRow(auroraLevels(COUNT, 5, 0.42, 1), { step: 11, height: 620, feet: FEET })

/** A decorative curtain of slats; fills its container. Use it in a sky window. */
export function Curtain() {
  return (
    <svg
      viewBox="0 0 700 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <Stars width={700} height={760} count={44} />
      <AuroraLight slats={SLATS} rise />
    </svg>
  )
}
