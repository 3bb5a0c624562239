import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Plane } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { Badge } from '../../components/badge/badge.tsx'
import type { Usage } from '../../guide/component-usage.tsx'
import { FactList, type FactListProps } from './fact-list.tsx'

const words: Record<'en-ca' | 'fr-ca', FactListProps> = {
  'en-ca': {
    headingLevel: 2,
    rows: [
      {
        id: '1',
        icon: Plane,
        title: 'Northern Air, Toronto to Halifax',
        detail: 'Nov\u00A02, 2026. Points can be applied until Jan\u00A031, 2027.',
        badge: <Badge tone="success">Payable with points</Badge>,
        value: '$412.00',
        valueDetail: '51,500 pts, the full amount',
      },
      { id: '2', icon: CreditCard, title: 'Summit Mastercard', detail: '•••• 2275', value: '$173' },
    ],
  },
  'fr-ca': {
    headingLevel: 2,
    rows: [
      {
        id: '1',
        icon: Plane,
        title: 'Gîte du Vieux-Presbytère, Notre-Dame-de-la-Salette',
        detail: '2\u00A0nov. 2026. Utilisez vos points jusqu’au 31\u00A0janv. 2027.',
        value: '412,00 $',
        valueDetail: '51\u00A0500\u00A0pts pour payer le total',
      },
    ],
  },
}

const usage: Usage = {
  voice: ['Names', 'Dates, times, numbers'],
  'en-ca': {
    use: 'For things that have an amount each: purchases, ways to redeem, cards.',
    avoid: 'For facts about one thing: Definition rows.',
    parts: ['Icon', 'Title and details', 'Amount, and its unit', 'One action'],
    keys: 'Tab goes from action to action.',
    right: 'Amounts of one unit, aligned on the right.',
    wrong: 'An amount inside the details.',
  },
  'fr-ca': {
    use: 'Pour des choses qui ont chacune un montant\u00A0: achats, façons d’échanger, cartes.',
    avoid: 'Pour les faits d’une seule chose\u00A0: Definition rows.',
    parts: ['Icône', 'Titre et détails', 'Montant, et son unité', 'Une action'],
    keys: 'Tab va d’action en action.',
    right: 'Des montants d’une même unité, alignés à droite.',
    wrong: 'Un montant dans les détails.',
  },
}

const meta = {
  title: 'Patterns/Account/Fact list',
  component: FactList,
  parameters: { usage },
  args: words['en-ca'],
  render: (_args, { globals }) => <FactList {...inLocale(globals, words)} />,
} satisfies Meta<typeof FactList>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

export const French: Story = { globals: { locale: 'fr-ca' } }
