import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { NoBreakPart } from './no-break-part.tsx'

const number = '7F3K-4410'
const words = {
  'en-ca': `Expected Tuesday, Nov 24 (order ${number}, placed Nov 13, 2026).`,
  'fr-ca': `Livraison prévue le mardi 24 nov. (commande ${number}, passée le 13 nov. 2026).`,
}

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  pictures: (say) => {
    const words = say(
      'Your order 7F3K-4410 of Nov 13 is on its way',
      'Commande 7F3K-4410 du 13 nov., en route vers vous',
    )
    const text = (part: string) => (
      <p className="w-64 text-lead">
        <NoBreakPart part={part}>{words}</NoBreakPart>
      </p>
    )
    return { right: text(number), wrong: text(words.slice(words.indexOf(number))) }
  },
  'en-ca': {
    use: 'For an amount or a date within a sentence that must not be torn.',
    avoid: 'For whole sentences: let them wrap.',
    parts: ['Text before', 'The part that stays together', 'Text after'],
    right: 'Keep one number or date together.',
    wrong: 'Too long a part: the line before it stays nearly empty.',
  },
  'fr-ca': {
    use: 'Pour un montant ou une date dans une phrase, à ne pas couper.',
    avoid: 'Pour des phrases entières\u00A0: laissez-les passer à la ligne.',
    parts: ['Texte avant', 'La partie qui reste entière', 'Texte après'],
    right: 'Gardez entier un seul numéro ou une seule date.',
    wrong: 'Une partie trop longue\u00A0: la ligne d’avant reste presque vide.',
  },
}

const meta = {
  title: 'Components/Content/No-break part',
  component: NoBreakPart,
  parameters: { usage },
  args: { part: number, children: words['en-ca'] },
  render: (_args, { globals }) => (
    <p className="text-lead">
      <NoBreakPart part={number}>{inLocale(globals, words)}</NoBreakPart>
    </p>
  ),
} satisfies Meta<typeof NoBreakPart>

export default meta
type Story = StoryObj<typeof meta>

export const OnOneLine: Story = {}

/** The number stays on one line, however narrow the column. */
export const InLittleRoom: Story = {
  render: (_args, { globals }) => (
    <>
      {['w-40', 'w-56', 'w-72'].map((width) => (
        <p key={width} className={`${width} mb-6 text-lead`}>
          <NoBreakPart part={number}>{inLocale(globals, words)}</NoBreakPart>
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByText(number)) {
      const line = Number.parseFloat(getComputedStyle(part).lineHeight)
      await expect(part.getBoundingClientRect().height).toBeLessThan(1.5 * line)
    }
  },
}

const long = 'Anticonstitutionnellement-et-compagnie'
const cards = { 'en-ca': `${long}, $25 e-card`, 'fr-ca': `Carte ${long}, 25\u00A0$` }

/** A part that is longer than a line breaks rather than overflows. */
export const LongerThanALine: Story = {
  render: (_args, { globals }) => (
    <p className="w-40 text-lead">
      <NoBreakPart part={long}>{inLocale(globals, cards)}</NoBreakPart>
    </p>
  ),
  play: async ({ canvas }) => {
    const part = canvas.getByText(long)
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  },
}
