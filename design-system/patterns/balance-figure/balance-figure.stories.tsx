import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { BalanceFigure } from './balance-figure.tsx'

const known = {
  'en-ca': {
    balance: '24,850',
    facts: [
      { id: 'worth', text: 'Worth $248 in gift cards', strong: '$248' },
      { id: 'pending', text: '640 pending, expected by Nov 27', strong: '640' },
      { id: 'as-of', text: 'Updated at 5:42 p.m.' },
    ],
  },
  'fr-ca': {
    balance: '24 850',
    facts: [
      { id: 'worth', text: 'Valeur\u00A0: 248\u00A0$ en cartes-cadeaux', strong: '248\u00A0$' },
      { id: 'pending', text: '640 en attente, versement prévu d’ici le 27 nov.', strong: '640' },
      { id: 'as-of', text: 'Solde mis à jour à 17\u00A0h\u00A042' },
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
