import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Plane } from 'lucide'
import { inLocale } from '../../.storybook/locale.ts'
import { Badge } from '../../components/badge/badge.tsx'
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
        detail: '2\u00A0nov. 2026. Points applicables jusqu’au 31\u00A0janv. 2027.',
        value: '412,00 $',
        valueDetail: '51\u00A0500\u00A0pts pour payer le total',
      },
    ],
  },
}

const meta = {
  title: 'Patterns/Account/Fact list',
  component: FactList,
  args: words['en-ca'],
  render: (_args, { globals }) => <FactList {...inLocale(globals, words)} />,
} satisfies Meta<typeof FactList>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

export const French: Story = { globals: { locale: 'fr-ca' } }
