import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { equationEn, equationFr } from '../story-content/history.ts'
import { Equation } from './equation.tsx'

const words = { 'en-ca': equationEn, 'fr-ca': equationFr }

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  'en-ca': {
    use: 'For a period’s points as a sum.',
    avoid: 'For one order’s sum: Order summary.',
    parts: ['Balance before', 'Earned, with plus', 'Redeemed, with minus', 'Balance after'],
    right: 'Terms that add up, each with its sign.',
    wrong: 'Red for what was redeemed: nothing went wrong.',
  },
  'fr-ca': {
    use: 'Pour les points d’une période, sous forme de calcul.',
    avoid: 'Pour le calcul d’une commande\u00A0: Order summary.',
    parts: ['Solde au début', 'Accumulés, avec un plus', 'Échangés, avec un moins', 'Solde à la fin'],
    right: 'Des termes dont la somme est juste, chacun avec son signe.',
    wrong: 'Du rouge pour ce qui a été échangé\u00A0: rien n’a mal tourné.',
  },
}

const meta = {
  title: 'Patterns/Points/Equation',
  component: Equation,
  parameters: { usage },
  args: equationEn,
  render: (_args, { globals }) => <Equation {...inLocale(globals, words)} />,
} satisfies Meta<typeof Equation>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
