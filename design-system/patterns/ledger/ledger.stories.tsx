import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { ledgerEn, ledgerFr } from '../story-content/history.ts'
import { LedgerMonth } from './ledger-month.tsx'

const usage: Usage = {
  voice: ['Dates, times, numbers', 'Redeem and spend'],
  'en-ca': {
    use: 'For a member’s transactions, month by month.',
    avoid: 'For a document to keep: Statement. For orders: Order row.',
    parts: ['Month', 'Date, what and why', 'Points with their sign', 'Balance after'],
    keys: 'Tab reaches the links of a row; the rest is read as a table.',
    right: 'Say how the points of a line are worked out.',
    wrong: 'Only icons and colours between earned and redeemed.',
  },
  'fr-ca': {
    use: 'Pour les opérations d’un membre, mois par mois.',
    avoid: 'Pour un document à garder\u00A0: Statement. Pour les commandes\u00A0: Order row.',
    parts: ['Mois', 'Date, quoi et pourquoi', 'Points avec leur signe', 'Solde après'],
    keys: 'Tab mène aux liens d’une rangée; le reste se lit comme un tableau.',
    right: 'Dites comment les points d’une ligne sont calculés.',
    wrong: 'Seulement des icônes et des couleurs entre accumulés et échangés.',
  },
}

const meta = {
  title: 'Patterns/Points/Ledger',
  component: LedgerMonth,
  parameters: { usage },
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

/** What an open line says beside its row. */
const opened = {
  'en-ca': { when: 'Nov\u00A017, 2026, 8:40\u00A0a.m.', posted: 'Wed, Nov\u00A018, 2026', paid: '$21.40' },
  'fr-ca': {
    when: '17\u00A0nov. 2026 à\u00A08\u00A0h\u00A040',
    posted: 'Mer. 18\u00A0nov. 2026',
    paid: '21,40\u00A0$',
  },
}

/** Pressing a line of the history opens it, and the open one closes: what it does not say stands below it, in the table. */
export const Opened: Story = {
  render: (_args, { globals }) => {
    const say = siteMessages(globals)
    const { when, posted, paid } = inLocale(globals, opened)
    const { rows, ...month } = inLocale(globals, { 'en-ca': ledgerEn, 'fr-ca': ledgerFr })
    const facts = [
      {
        id: 'reference',
        label: say('history_reference'),
        value: 'TX-2026-11-17-0042',
        copy: {
          label: say('history_copy'),
          context: say('history_copyContext'),
          copied: say('history_copied'),
        },
      },
      { id: 'when', label: say('history_when'), value: when },
      { id: 'posted', label: say('history_columnPosted'), value: posted },
      { id: 'paid', label: say('history_paid'), value: paid },
      {
        id: 'missing',
        label: say('history_missing'),
        value: say('history_missingClaim'),
        href: '#claim',
      },
    ]
    return (
      <LedgerMonth
        {...month}
        rows={rows.map((row, index) => ({
          ...row,
          href: `#line-${row.id}`,
          isOpen: index === 0,
          ...(index === 0 && { facts }),
        }))}
      />
    )
  },
  play: async ({ canvas, canvasElement }) => {
    // What an open line says may lead somewhere, too.
    const lines = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-expanded'))
    const [first, second] = lines
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(second).toHaveAttribute('aria-expanded', 'false')
    const below = canvasElement.querySelector(`[id="${first?.getAttribute('aria-controls')}"]`)
    await expect(first?.closest('tr')?.nextElementSibling).toBe(below)
    await expect(below?.querySelector('dl')).toBeVisible()
  },
}
export const OpenedOnAPhoneInFrench: Story = {
  ...Opened,
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
}

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
