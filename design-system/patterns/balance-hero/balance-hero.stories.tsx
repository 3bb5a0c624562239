import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { home } from '../story-content/home.ts'
import { BalanceHero, type BalanceHeroProps } from './balance-hero.tsx'

/** The link of the figure and what is done every day. */
function everyday(globals: { locale?: unknown }): Partial<BalanceHeroProps> {
  const say = siteMessages(globals)
  const points = home(globals).balance.balance ?? ''
  return {
    balanceLink: { href: '#history', label: say('home_balanceLink', { points }) },
    actions: [
      { href: '#card', label: say('home_showCard'), opensDocument: true },
      { href: '#gift-cards', label: say('home_redeem') },
    ],
  }
}

const meta = {
  title: 'Patterns/Home/Balance hero',
  component: BalanceHero,
  parameters: { layout: 'fullscreen' },
  args: home({}).balance,
  render: (_args, { globals }) => <BalanceHero {...home(globals).balance} {...everyday(globals)} />,
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
}
export const NothingYet: Story = {
  render: (_args, { globals }) => (
    <BalanceHero
      {...home(globals).balance}
      {...inLocale(globals, {
        'en-ca': { greeting: 'Good morning, Noah', facts: [{ id: 'asOf', after: 'As of 9:12 a.m.' }] },
        'fr-ca': { greeting: 'Bonjour, Noah', facts: [{ id: 'asOf', after: 'À 9\u00A0h\u00A012' }] },
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
      facts={[{ id: 'below-zero', after: siteMessages(globals)('history_belowZero') }]}
    />
  ),
}
