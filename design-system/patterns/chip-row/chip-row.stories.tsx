import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { categories } from '../story-content/offers.ts'
import { ChipRow } from './chip-row.tsx'

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For the few filters or orders that people use most, one tap each.',
    avoid: 'For more than about eight, or several questions: Filter panel.',
    parts: ['Chips, the current one filled'],
    keys: 'Tab and Enter, as links; the row scrolls to what has the focus.',
    right: 'One word or two each, the current one marked.',
    wrong: 'Chips that do something else than show the list otherwise.',
  },
  'fr-ca': {
    use: 'Pour les quelques filtres ou ordres les plus utilisés, en une touche.',
    avoid: 'Pour plus de huit environ, ou plusieurs questions\u00A0: Filter panel.',
    parts: ['Pastilles, la courante pleine'],
    keys: 'Tab et Entrée, comme des liens; la rangée défile jusqu’au focus.',
    right: 'Un ou deux mots chacune, la courante marquée.',
    wrong: 'Des pastilles qui font autre chose que montrer la liste autrement.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Chip row',
  component: ChipRow,
  parameters: { layout: 'fullscreen', usage },
  // It bleeds into the page margins.
  decorators: [(Story) => <div className="page-column py-4">{Story()}</div>],
  args: { label: '', chips: [] },
  render: (args, { globals }) => (
    <ChipRow
      {...args}
      label={siteMessages(globals)('offers_categories')}
      chips={inLocale(globals, categories).map((label, index) => ({
        id: label,
        href: `#${index}`,
        label,
        current: index === 1,
      }))}
    />
  ),
} satisfies Meta<typeof ChipRow>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

/** On a phone the row scrolls edge to edge; the page does not. */
export const OnAPhone: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation')
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** The current chip is scrolled into view initially. */
export const CurrentIsLast: Story = {
  ...OnAPhone,
  render: (args, { globals }) => {
    const words = inLocale(globals, categories)
    const chips = words.map((label, index) => ({
      id: label,
      href: `#${index}`,
      label,
      current: index === words.length - 1,
    }))
    return <ChipRow {...args} label={siteMessages(globals)('offers_categories')} chips={chips} />
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation').scrollLeft).toBeGreaterThan(0))
  },
}
