import type { Meta, StoryObj } from '@storybook/react-vite'
import { Play } from 'lucide'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../.storybook/locale.ts'
import { Button } from '../components/button/button.tsx'
import { Panel } from '../components/panel/panel.tsx'
import { AuroraLight } from '../components/slats/aurora-light.tsx'
import { auroraLevels } from '../components/slats/seeded-shapes.ts'
import { slatRow } from '../components/slats/slat-geometry.ts'
import slats from '../components/slats/slats.css?raw'
import { SkyWindow } from '../patterns/sky-window/sky-window.tsx'
import { motionSteps } from '../tokens/dtcg.ts'
import theme from '../tokens/theme.css?raw'
import { GuidePage, GuideSection } from './guide-page.tsx'

const meta = {
  title: 'Guide/Motion',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const { curve, durations } = motionSteps({ theme, slats })
const nbsp = '\u00a0'

const words = {
  'en-ca': {
    title: 'Motion',
    lead: `Three durations and one curve, cubic-bezier(${curve.join(', ')}). Nothing loops, numbers never count up, and under reduced motion, in the toolbar or in the system, nothing moves.`,
    press: 'Hover and press',
    pressText: 'Colours and borders answer the pointer. Move onto the button.',
    appear: 'A dialog, a notice, a step',
    appearText: 'It comes in from a little below, once, and leaves without a show.',
    rise: 'The light',
    riseText: 'The slats of a sky window rise once from the foot, a few milliseconds apart.',
    again: 'Play again',
    button: 'Review order',
    notice: 'Your address was saved.',
  },
  'fr-ca': {
    title: 'Mouvement',
    lead: `Trois durées et une courbe, cubic-bezier(${curve.join(', ')}). Rien ne tourne en boucle, les nombres ne défilent pas et, si le mouvement est réduit dans la barre d’outils ou dans le système, rien ne bouge.`,
    press: 'Survol et clic',
    pressText: 'Les couleurs et les bordures répondent au pointeur. Passez sur le bouton.',
    appear: 'Une boîte de dialogue, un avis, une étape',
    appearText: 'L’élément arrive d’un peu plus bas, une fois, et part sans effet.',
    rise: 'La lumière',
    riseText: `Les lattes d’une fenêtre de ciel montent une fois depuis le pied, à quelques millisecondes d’écart.`,
    again: 'Rejouer',
    button: 'Vérifier la commande',
    notice: 'Votre adresse est enregistrée.',
  },
}

const LIGHT = slatRow(auroraLevels(51, 12, 0.3, 1), { step: 20, height: 210 })

type ReplayProps = { text: string; again: string; name: string; children: ReactNode }

/** Plays when the page opens, and again at each press. */
function Replay({ text, again, name, children }: ReplayProps) {
  const [turn, setTurn] = useState(0)
  return (
    <>
      <p className="mb-5 max-w-measure">{text}</p>
      <div key={turn} className="mb-5">
        {children}
      </div>
      <Button variant="secondary" size="small" icon={Play} onClick={() => setTurn(turn + 1)}>
        {again}
        <span className="sr-only"> {name}</span>
      </Button>
    </>
  )
}

/** Everything that moves, at its own pace. */
export const Motion: Story = {
  render: (_args, { globals }) => {
    const say = inLocale(globals, words)
    const timed = (title: string, duration: number) => `${title}, ${duration}${nbsp}ms`
    return (
      <GuidePage title={say.title} lead={say.lead}>
        <GuideSection title={timed(say.press, durations.press)}>
          <p className="mb-5 max-w-measure">{say.pressText}</p>
          <Button>{say.button}</Button>
        </GuideSection>
        <GuideSection title={timed(say.appear, durations.appear)}>
          <Replay text={say.appearText} again={say.again} name={say.appear}>
            <div className="max-w-measure animate-appear">
              <Panel>{say.notice}</Panel>
            </div>
          </Replay>
        </GuideSection>
        <GuideSection title={timed(say.rise, durations.rise)}>
          <Replay text={say.riseText} again={say.again} name={say.rise}>
            <SkyWindow className="rounded-window px-6 pt-9">
              <svg
                viewBox="0 0 1011.2 210"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-40 w-full"
              >
                <AuroraLight slats={LIGHT} rise />
              </svg>
            </SkyWindow>
          </Replay>
        </GuideSection>
      </GuidePage>
    )
  },
  play: async ({ canvasElement }) => {
    const [replay] = within(canvasElement).getAllByRole('button').slice(1)
    if (!replay) throw new Error('Nothing can be played again')
    await userEvent.click(replay)
    const moving = canvasElement.querySelector('.animate-appear')
    await expect(moving && getComputedStyle(moving).animationDuration).toBe(`${durations.appear / 1000}s`)
  },
}

/** The toolbar's reduced motion holds here as on the site. */
export const Reduced: Story = {
  ...Motion,
  tags: ['!dev'],
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button').slice(1)) await userEvent.click(button)
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
  },
}
