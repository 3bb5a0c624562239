import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { receiptEn, receiptFr } from '../story-content/order.ts'
import { ReceiptList } from './receipt-list.tsx'

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  'en-ca': {
    use: 'Below a confirmation: what was ordered, what it took, what if nothing comes.',
    avoid: 'For an order that was placed before: Order summary.',
    parts: ['Order number', 'Points redeemed and left', 'What to do when it is late'],
    right: 'Say when to expect it, and when to ask.',
    wrong: 'A thank you without a number.',
  },
  'fr-ca': {
    use: 'Sous une confirmation\u00A0: ce qui est commandé, ce qu’il a fallu, et si rien ne vient.',
    avoid: 'Pour une commande antérieure\u00A0: Order summary.',
    parts: ['Numéro de commande', 'Points échangés et restants', 'Quoi faire en cas de retard'],
    right: 'Dites quand l’attendre, et quand demander.',
    wrong: 'Un merci sans numéro.',
  },
}

const meta = {
  title: 'Patterns/Redeeming/Receipt list',
  component: ReceiptList,
  parameters: { usage },
  args: { rows: receiptEn },
  render: (_args, { globals }) => (
    <ReceiptList rows={inLocale(globals, { 'en-ca': receiptEn, 'fr-ca': receiptFr })} />
  ),
} satisfies Meta<typeof ReceiptList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
