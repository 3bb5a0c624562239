import { AuroraLight } from '../../components/slats/aurora-light.tsx'
import { auroraLevels, seeded } from '../../components/slats/seeded-shapes.ts'
import { slatPath } from '../../components/slats/slat-geometry.ts'
import { Stars } from '../../components/slats/stars.tsx'

/** A bar of the member card's barcode, in modules from the left. */
type Bar = { x: number; width: number }

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

const BARS = barcodeBars(132, 41)
const UNIT = 4
const CODE_WIDTH = BARS.reduce((end, bar) => Math.max(end, bar.x + bar.width), 0) * UNIT
const LIGHT_HEIGHT = 300
const CODE_HEIGHT = 116
const LEVELS = auroraLevels(BARS.length, 22, 0.46, 1)

/** The bars of the card continued upward as light: one column of slats per bar. */
const LIGHT = BARS.map((bar, index) => {
  const height = Math.round((LEVELS[index] ?? 0.5) * LIGHT_HEIGHT)
  return { x: bar.x * UNIT, y: LIGHT_HEIGHT - height, width: bar.width * UNIT, height }
})
const CODE = slatPath(
  BARS.map((bar) => ({ x: bar.x * UNIT, y: 0, width: bar.width * UNIT, height: CODE_HEIGHT })),
)

export type MemberCardProps = {
  /** The member's name. */
  name: string
  /** For example "Member since 2019"; hidden on a phone. */
  since: string
  /** The number in groups, as printed on the card. */
  number: string
  /** Accessible name of the drawing. */
  label: string
}

/** A member card whose barcode rises into light. Fills its sky window. */
export function MemberCard({ name, since, number, label }: MemberCardProps) {
  return (
    <div className="flex h-full flex-col justify-end">
      <svg
        viewBox="0 0 800 640"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <Stars width={800} height={640} />
      </svg>
      <figure
        aria-label={label}
        className="relative mx-auto mb-8 w-[84%] max-w-[40rem] tablet:mb-16 tablet:w-[76%]"
      >
        <svg
          viewBox={`0 0 ${CODE_WIDTH} ${LIGHT_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="mx-[8%] block h-44 w-[84%] tablet:mx-[6%] tablet:h-48 tablet:w-[88%] desktop:h-74"
        >
          <AuroraLight slats={LIGHT} rise />
        </svg>
        <div className="card-in-sky rounded-[16px] bg-on-night px-[8%] pb-5 text-night tablet:rounded-member-card tablet:px-[6%] tablet:pb-7">
          <svg
            viewBox={`0 0 ${CODE_WIDTH} ${CODE_HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="block h-[5.75rem] w-full tablet:h-[7.25rem]"
          >
            <path d={CODE} fill="currentColor" />
          </svg>
          <figcaption className="mt-4 flex flex-wrap items-end justify-between gap-x-6 tablet:mt-14">
            <div>
              <div translate="no" className="text-lead font-semibold tracking-[-.01em]">
                {name}
              </div>
              <div className="hidden text-small tablet:block">{since}</div>
            </div>
            <div translate="no" className="text-small tracking-[.02em]">
              {number}
            </div>
          </figcaption>
        </div>
      </figure>
    </div>
  )
}
