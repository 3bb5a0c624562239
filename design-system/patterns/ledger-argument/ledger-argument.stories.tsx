import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Usage } from '../../guide/component-usage.tsx'
import { home } from '../story-content/home.ts'
import { LedgerArgument } from './ledger-argument.tsx'

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  'en-ca': {
    use: 'To explain earning to a visitor, as a sum.',
    avoid: 'For a member’s own transactions: Ledger.',
    parts: ['Heading and whose month it is', 'Errands with price and points', 'Total, and what it is worth'],
    right: 'Say that it is an example, and of what household.',
    wrong: 'Numbers that do not add up, or a best case without saying so.',
  },
  'fr-ca': {
    use: 'Pour expliquer l’accumulation à un visiteur, par un calcul.',
    avoid: 'Pour les opérations d’un membre\u00A0: Ledger.',
    parts: ['Titre, et à qui est ce mois', 'Achats avec prix et points', 'Total, et sa valeur'],
    right: 'Dites que c’est un exemple, et de quel ménage.',
    wrong: 'Des chiffres dont la somme ne va pas, ou un cas idéal sans le dire.',
  },
}

const meta = {
  title: 'Patterns/Home/Ledger argument',
  component: LedgerArgument,
  parameters: { usage },
  args: home({}).argument,
  render: (_args, { globals }) => <LedgerArgument {...home(globals).argument} />,
} satisfies Meta<typeof LedgerArgument>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
