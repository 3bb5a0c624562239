import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { receiptEn, receiptFr } from '../story-content/order.ts'
import { ReceiptList } from './receipt-list.tsx'

const meta = {
  title: 'Patterns/Redeeming/Receipt list',
  component: ReceiptList,
  args: { rows: receiptEn },
  render: (_args, { globals }) => (
    <ReceiptList rows={inLocale(globals, { 'en-ca': receiptEn, 'fr-ca': receiptFr })} />
  ),
} satisfies Meta<typeof ReceiptList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
