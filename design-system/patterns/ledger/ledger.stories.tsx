import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { ledgerEn, ledgerFr } from '../story-content/account.ts'
import { LedgerMonth } from './ledger-month.tsx'

const meta = {
  title: 'Patterns/Ledger',
  component: LedgerMonth,

  args: ledgerEn,
  render: (_args, { globals }) => (
    <LedgerMonth {...inLocale(globals, { 'en-ca': ledgerEn, 'fr-ca': ledgerFr })} />
  ),
} satisfies Meta<typeof LedgerMonth>
export default meta

type Story = StoryObj<typeof meta>

/** Rows explain themselves: earned has a plus, spent a minus, and neither is red. */
export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
/** The running balance moves under the row, the category drops. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
