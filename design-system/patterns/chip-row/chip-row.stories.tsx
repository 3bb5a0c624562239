import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { categories } from '../story-content/offers.ts'
import { ChipRow } from './chip-row.tsx'

const meta = {
  title: 'Patterns/Chip row',
  component: ChipRow,
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
