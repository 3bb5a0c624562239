import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { home } from '../story-content/home.ts'
import { BalanceHero } from './balance-hero.tsx'

const usage: Usage = {
  voice: ['Dates, times, numbers', 'Reassurance'],
  'en-ca': {
    use: 'First on a member’s home.',
    avoid: 'On any other page: Balance figure.',
    parts: [
      'Greeting and date',
      'Balance, as a link',
      'Facts in one line',
      'Show my card, Redeem',
      'A year of weekly earnings',
    ],
    keys: 'Tab: balance, then both buttons.',
    right: 'Both daily actions above the fold of a phone.',
    wrong: 'A third button: it pushes the first two down.',
  },
  'fr-ca': {
    use: 'En tête de l’accueil d’un membre.',
    avoid: 'Sur toute autre page\u00A0: Balance figure.',
    parts: [
      'Salutation et date',
      'Solde, en lien',
      'Faits sur une ligne',
      'Montrer ma carte, Échanger',
      'Une année de points par semaine',
    ],
    keys: 'Tab\u00A0: le solde, puis les deux boutons.',
    right: 'Les deux gestes quotidiens en vue dès l’ouverture sur un téléphone.',
    wrong: 'Un troisième bouton\u00A0: il repousse les deux premiers.',
  },
}

const meta = {
  title: 'Patterns/Home/Balance hero',
  component: BalanceHero,
  parameters: { layout: 'fullscreen', usage },
  args: home({}).balance,
  render: (_args, { globals }) => <BalanceHero {...home(globals).balance} />,
} satisfies Meta<typeof BalanceHero>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

export const French: Story = { globals: { locale: 'fr-ca' } }
/** Both buttons stand side by side above the fold. */
export const OnAPhone: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone360' } },
  play: async ({ canvas, globals }) => {
    const say = siteMessages(globals)
    const [card, redeem] = (['home_showCard', 'home_redeem'] as const).map((key) =>
      canvas.getByRole('link', { name: say(key) }).getBoundingClientRect(),
    )
    await expect(card?.top).toBe(redeem?.top)
    await expect(card?.height).toBe(48)
    await expect(card?.bottom).toBeLessThan(560)
  },
}
export const Unknown: Story = {
  render: (_args, { globals }) => (
    <BalanceHero
      {...home(globals).balance}
      balance={null}
      retry={{ label: siteMessages(globals)('errors_tryAgain'), onRetry: () => undefined }}
      facts={[]}
      weeks={null}
    />
  ),
  play: async ({ canvas }) => {
    // Its edge and its words are light on the night, in both themes.
    const { color } = getComputedStyle(canvas.getByRole('button'))
    await expect(color).toBe(getComputedStyle(canvas.getByRole('heading')).color)
  },
}
export const NothingYet: Story = {
  render: (_args, { globals }) => (
    <BalanceHero
      {...home(globals).balance}
      {...inLocale(globals, {
        'en-ca': { greeting: 'Good morning, Noah', facts: [{ id: 'asOf', text: 'As of 9:12 a.m.' }] },
        'fr-ca': { greeting: 'Bonjour, Noah', facts: [{ id: 'asOf', text: 'À 9\u00A0h\u00A012' }] },
      })}
      balance="0"
      weeks={null}
    />
  ),
}
/** More points were taken back than were there. */
export const BelowZero: Story = {
  render: (_args, { globals }) => (
    <BalanceHero
      {...home(globals).balance}
      balance={inLocale(globals, { 'en-ca': '−1,200', 'fr-ca': '−1\u00A0200' })}
      facts={[{ id: 'below-zero', text: siteMessages(globals)('history_belowZero') }]}
    />
  ),
}
