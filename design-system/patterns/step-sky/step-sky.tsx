import { AuroraLight } from '../../components/slats/aurora-light.tsx'
import { auroraLevels } from '../../components/slats/seeded-shapes.ts'
import { roundedSlatPath, slatRow } from '../../components/slats/slat-geometry.ts'
import { Stars } from '../../components/slats/stars.tsx'
import { SkyWindow } from '../sky-window/sky-window.tsx'

/** The silhouette of the success window, which comes last. */
const SLATS = slatRow(auroraLevels(26, 17, 0.4, 1), { step: 11.4, height: 360 })

export type StepSkyProps = {
  /** Steps done, as a share of all: 0 to 1. */
  done: number
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

/** A window beside the steps of a form: its slats light up from the left as they are done. Decorative. */
export function StepSky({ done, className }: StepSkyProps) {
  const lit = Math.round(done * SLATS.length)
  return (
    <SkyWindow
      className={`flex h-[560px] items-end justify-center rounded-window print:hidden ${className ?? ''}`}
    >
      <svg
        viewBox="0 0 408 560"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <Stars width={408} height={560} seed={3} />
      </svg>
      <svg viewBox="-1 -1 293 361" aria-hidden="true" className="relative w-[72%] text-night-line">
        <path
          d={`${roundedSlatPath(SLATS.slice(lit))}M0 360h291`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray="3 3.4"
        />
        <AuroraLight slats={SLATS.slice(0, lit)} rise />
      </svg>
    </SkyWindow>
  )
}
