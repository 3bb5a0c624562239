import type { ReactNode } from 'react'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { AuroraLight } from '../../components/slats/aurora-light.tsx'
import { auroraLevels } from '../../components/slats/seeded-shapes.ts'
import { slatRow } from '../../components/slats/slat-geometry.ts'
import { Stars } from '../../components/slats/stars.tsx'
import { CardArt, type CardArtProps } from '../card-art/card-art.tsx'
import { SkyWindow } from '../sky-window/sky-window.tsx'

const LIGHT = slatRow(auroraLevels(26, 17, 0.4, 1), { step: 11.4, height: 250 })

export type SuccessWindowProps = {
  /** Text of the h1. */
  heading: string
  /** What happens next. */
  text: string
  /** The receipt, or what else there is to know, under the way on. None by default. */
  children?: ReactNode
  /** One button and one link. */
  actions: ReactNode
  /** Art of the card just bought; `null` without a card, and the light starts at the foot of the window. */
  art: CardArtProps | null
}

/** Confirmation that something is done: text on the left, the card turning into light on the right. On paper, only the text. */
export function SuccessWindow({ heading, text, children, actions, art }: SuccessWindowProps) {
  return (
    <div className="desktop:mx-auto desktop:max-w-[1440px] desktop:px-[72px] flex flex-col-reverse desktop:grid desktop:grid-cols-[1fr_480px] desktop:items-center desktop:gap-20 desktop:py-[88px]">
      <div className="px-margin pt-5 pb-16 tablet:pt-9 desktop:p-0">
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-4 max-w-[42rem] text-lead text-ink-2">{text}</p>
        {/* Before the receipt, so that the way on is in the first view of a phone. */}
        <ButtonGroup className="mt-6 tablet:mt-8">{actions}</ButtonGroup>
        {children ? <div className="mt-9">{children}</div> : null}
      </div>
      <SkyWindow
        className={`flex flex-col justify-end print:hidden tablet:h-[420px] desktop:h-[560px] desktop:rounded-window ${art ? 'h-36 pb-5 tablet:pb-14 desktop:pb-16' : 'h-54'}`}
      >
        <svg
          viewBox="0 0 480 560"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          <Stars width={480} height={560} seed={3} />
        </svg>
        <div className="relative mx-auto w-36 tablet:w-[344px]">
          <svg
            viewBox="0 0 291 250"
            preserveAspectRatio="none"
            aria-hidden="true"
            className={`mx-auto block ${art ? 'h-10 w-[85%] tablet:h-[140px] desktop:h-[250px]' : 'h-44 w-full tablet:h-[320px] desktop:h-[424px]'}`}
          >
            <AuroraLight slats={LIGHT} rise />
          </svg>
          {art ? <CardArt {...art} className="card-in-sky w-full rounded-card" /> : null}
        </div>
      </SkyWindow>
    </div>
  )
}
