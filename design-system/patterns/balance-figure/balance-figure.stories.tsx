import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { BalanceFigure } from './balance-figure.tsx'

const known = {
  'en-ca': {
    balance: '24,850',
    facts: [
      { id: 'worth', text: 'Worth $248', strong: '$248' },
      { id: 'pending', text: '640 pending, in by Nov 27', strong: '640' },
      { id: 'as-of', text: 'As of 5:42 p.m.' },
    ],
  },
  'fr-ca': {
    balance: '24 850',
    facts: [
      { id: 'worth', text: 'Valeur de 248 $', strong: '248 $' },
      { id: 'pending', text: '640 en attente, d’ici le 27 nov.', strong: '640' },
      { id: 'as-of', text: 'Solde à 17 h 42' },
    ],
  },
}

const meta = {
  title: 'Patterns/Home/Balance figure',
  component: BalanceFigure,
  args: { label: '', balance: '', unknown: '', facts: [] },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const words = { label: say('home_availablePoints'), unknown: say('home_balanceUnknown') }
    const retry = { label: say('errors_tryAgain'), onRetry: () => undefined }
    return (
      <BalanceFigure
        {...args}
        {...words}
        {...(args.balance === null ? { retry } : inLocale(globals, known))}
      />
    )
  },
} satisfies Meta<typeof BalanceFigure>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }
export const Unknown: Story = { args: { balance: null } }
