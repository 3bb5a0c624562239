import { Lock } from 'lucide'
import type { ReactNode } from 'react'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { AuroraLight } from '../../components/slats/aurora-light.tsx'
import { auroraLevels } from '../../components/slats/seeded-shapes.ts'
import { slatRow } from '../../components/slats/slat-geometry.ts'
import { Stars } from '../../components/slats/stars.tsx'
import { CardArt, type CardArtProps } from '../card-art/card-art.tsx'
import { LanguageLink, type LanguageLinkProps } from '../language-link/language-link.tsx'
import { Logo, type LogoProps } from '../logo/logo.tsx'
import { SkyWindow } from '../sky-window/sky-window.tsx'

export type AuthNoticeProps = {
  /** The logo and its destination. */
  logo: LogoProps
  /** Link to the same page in the other language; absent where there is none. */
  language?: Omit<LanguageLinkProps, 'className'>
  /** Text of the h1. */
  heading: string
  /** What the visitor can do now. */
  text: string
  /** The pending action and the balance it leaves; `art` when a card is bought. None by default. */
  pending?: { title: string; detail: string; art?: CardArtProps }
  /** For example "We’ll never call, text or email you to ask for a code or password." None by default. */
  safety?: string
  /** Actions: buttons, links or a form. */
  children: ReactNode
}

/** The page before a redirect to the identity provider: the pending action on one half, the curtain on the other. */
export function AuthNotice({ logo, language, heading, text, pending, safety, children }: AuthNoticeProps) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] desktop:grid-cols-[51.25%_1fr]">
      <div className="flex flex-col px-margin pt-5 pb-8 tablet:pt-10 desktop:pb-14">
        <header className="flex flex-wrap items-center justify-between gap-x-6">
          <Logo {...logo} />
          {language ? <LanguageLink {...language} className="font-[550]" /> : null}
        </header>
        <main className="flex max-w-[32rem] flex-1 flex-col justify-center py-10">
          <h1 className="text-sentence">{heading}</h1>
          <p className="mt-4 text-lead text-ink-2">{text}</p>
          {pending ? (
            <div className="mt-7 flex items-center gap-5 border-y border-line py-5">
              {pending.art ? (
                <CardArt
                  {...pending.art}
                  className="w-[108px] shrink-0 rounded-small-card shadow-object tablet:w-[132px]"
                />
              ) : null}
              <p>
                <strong className="block">{pending.title}</strong>
                <span className="text-ink-2">{pending.detail}</span>
              </p>
            </div>
          ) : null}
          <ButtonGroup className="mt-8">{children}</ButtonGroup>
        </main>
        {safety ? (
          <footer className="flex items-center gap-3 text-small text-ink-2">
            <Icon of={Lock} size={20} className="shrink-0" />
            {safety}
          </footer>
        ) : null}
      </div>
      <SkyWindow className="hidden rounded-l-window desktop:block">
        <Curtain />
      </SkyWindow>
    </div>
  )
}

const COUNT = 64
const FEET = Array.from({ length: COUNT }, (_, index) => {
  const at = index / (COUNT - 1)
  return Math.round(790 - 250 * Math.exp(-((at - 0.41) ** 2) / 0.022) - 20 * Math.cos(at * 9))
})
const SLATS = slatRow(auroraLevels(COUNT, 5, 0.42, 1), { step: 11, height: 620, feet: FEET })

/** A decorative curtain of slats; fills its container. Use it in a sky window. */
function Curtain() {
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
