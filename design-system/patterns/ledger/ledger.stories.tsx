import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { ledgerEn, ledgerFr } from '../story-content/history.ts'
import { LedgerMonth } from './ledger-month.tsx'

const meta = {
  title: 'Patterns/Points/Ledger',
  component: LedgerMonth,
  args: ledgerEn,
  render: (_args, { globals }) => (
    <LedgerMonth {...inLocale(globals, { 'en-ca': ledgerEn, 'fr-ca': ledgerFr })} />
  ),
} satisfies Meta<typeof LedgerMonth>
export default meta

type Story = StoryObj<typeof meta>

/** Earned points have a plus, spent points a minus, and neither is red. */
export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
/** The running balance moves below the row and the category is hidden. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

const many = Array.from({ length: 350 }).flatMap((_, index) =>
  ledgerEn.rows.slice(0, 1).map((line) => ({ ...line, id: `line ${index}` })),
)

/** Rows far from the viewport are left out of the document; scrolling to them or printing renders them. */
export const Long: Story = {
  render: (_args, { globals }) => (
    <LedgerMonth
      {...inLocale(globals, { 'en-ca': ledgerEn, 'fr-ca': ledgerFr })}
      rows={many}
      isLong
      showColumns
    />
  ),
  play: async ({ canvasElement }) => {
    const count = () => canvasElement.querySelectorAll('.ledger-what').length
    const few = async () => {
      await waitFor(() => expect(count()).toBeGreaterThan(0))
      await waitFor(() => expect(count()).toBeLessThan(80))
    }
    await few()
    await expect(canvasElement.querySelectorAll('tbody').length).toBeLessThan(30)
    canvasElement.querySelector('table')?.scrollIntoView({ block: 'end' })
    await waitFor(() => expect(canvasElement.querySelector('tbody:last-of-type .ledger-what')).not.toBeNull())
    await few()
    window.dispatchEvent(new Event('beforeprint'))
    await expect(count()).toBe(many.length)
    window.dispatchEvent(new Event('afterprint'))
    await few()
  },
}
