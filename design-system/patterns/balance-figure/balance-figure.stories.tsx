import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { BalanceFigure } from './balance-figure.tsx'

const known = {
  'en-ca': {
    balance: '24,850',
    facts: [
      { id: 'worth', text: 'Worth $248 in gift cards', strong: '$248' },
      { id: 'pending', text: '640 points pending, expected by Nov 27', strong: '640' },
      { id: 'as-of', text: 'Updated at 5:42 p.m.' },
    ],
  },
  'fr-ca': {
    balance: '24 850',
    facts: [
      { id: 'worth', text: 'Valeur\u00A0: 248\u00A0$ en cartes-cadeaux', strong: '248\u00A0$' },
      { id: 'pending', text: '640\u00a0points en attente, versement prévu d’ici le 27 nov.', strong: '640' },
      { id: 'as-of', text: 'Solde mis à jour à 17\u00A0h\u00A042' },
    ],
  },
}

const usage: Usage = {
  voice: ['Dates, times, numbers', 'Reassurance'],
  'en-ca': {
    use: 'For the balance on paper: overview of the account, pages without a window.',
    avoid: 'On the member’s home: Balance hero.',
    parts: ['Points, as a link to their history', 'Worth, pending, time of update'],
    keys: 'Tab, Enter: the figure leads to its history.',
    right: 'Say when it was updated.',
    wrong: 'A 0 where the balance is not known: say so, and that the points are safe.',
  },
  'fr-ca': {
    use: 'Pour le solde sur papier\u00A0: l’aperçu du compte, les pages sans fenêtre.',
    avoid: 'À l’accueil d’un membre\u00A0: Balance hero.',
    parts: ['Points, lien vers leur historique', 'Valeur, points en attente, heure de mise à jour'],
    keys: 'Tab, Entrée\u00A0: le chiffre mène à son historique.',
    right: 'Dites quand il a été mis à jour.',
    wrong: 'Un 0 quand le solde est inconnu\u00A0: dites-le, et que les points sont en sécurité.',
  },
}

const meta = {
  title: 'Patterns/Home/Balance figure',
  component: BalanceFigure,
  parameters: { usage },
  args: { label: '', balance: '', unknown: '', facts: [] },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    const words = { label: say('account_balanceLabel'), unknown: say('account_balanceUnknown') }
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

/** Where it may still come, the way to try again appears after a moment, as a link that needs no application. */
export const StillUnknown: Story = {
  args: { balance: null },
  render: (args, { globals }) => {
    const say = siteMessages(globals)
    return (
      <BalanceFigure
        {...args}
        label={say('account_balanceLabel')}
        unknown={say('account_balanceUnknown')}
        retry={{ label: say('errors_tryAgain'), isLate: true }}
      />
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const again = canvas.getByText(siteMessages(globals)('errors_tryAgain'))
    await expect(again).not.toBeVisible()
    for (const late of canvasElement.getAnimations({ subtree: true })) late.finish()
    await expect(again).toBeVisible()
  },
}
