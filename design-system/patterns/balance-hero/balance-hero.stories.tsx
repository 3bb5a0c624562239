import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { balanceEn, balanceFr } from '../story-content/home.ts'
import { BalanceHero, type BalanceHeroProps } from './balance-hero.tsx'

const words: Record<'en-ca' | 'fr-ca', BalanceHeroProps> = {
  'en-ca': balanceEn,
  'fr-ca': balanceFr,
}

const meta = {
  title: 'Patterns/Home/Balance hero',
  component: BalanceHero,
  parameters: { layout: 'fullscreen' },
  args: words['en-ca'],
  render: (_args, { globals }) => <BalanceHero {...inLocale(globals, words)} />,
} satisfies Meta<typeof BalanceHero>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

export const French: Story = { globals: { locale: 'fr-ca' } }
export const Unknown: Story = {
  render: (_args, { globals }) => (
    <BalanceHero
      {...inLocale(globals, words)}
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
      {...inLocale(globals, words)}
      {...inLocale(globals, {
        'en-ca': { greeting: 'Good morning, Noah', facts: [{ id: 'asOf', after: 'As of 9:12 a.m.' }] },
        'fr-ca': { greeting: 'Bonjour, Noah', facts: [{ id: 'asOf', after: 'À 9\u00A0h\u00A012' }] },
      })}
      balance="0"
      weeks={null}
    />
  ),
}
