import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { categories } from '../story-content/offers.ts'
import { ChipRow } from './chip-row.tsx'

const meta = {
  title: 'Patterns/Catalogue/Chip row',
  component: ChipRow,
  parameters: { layout: 'fullscreen' },
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
