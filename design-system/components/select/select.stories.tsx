import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { InlineSelect, Select } from './select.tsx'

const words = {
  'en-ca': {
    label: 'Province or territory',
    error: 'Choose a province or territory',
    order: 'Order',
    options: ['Choose', 'Newfoundland and Labrador', 'Ontario', 'Quebec'],
    orders: ['Most popular', 'Newest first'],
  },
  'fr-ca': {
    label: 'Province ou territoire',
    error: 'Choisissez une province ou un territoire',
    order: 'Ordre',
    options: ['Choisir', 'Terre-Neuve-et-Labrador', 'Ontario', 'Québec'],
    orders: ['Les plus populaires', 'Les plus récentes'],
  },
}

const asOptions = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: index ? label : '', label }))

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: { label: 'Province', options: [] },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  render: (_args, { globals }) => {
    const { label, options } = inLocale(globals, words)
    return <Select label={label} options={asOptions(options)} defaultValue="" />
  },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox')
    await userEvent.selectOptions(select, 'Ontario')
    await expect(select).toHaveValue('Ontario')
  },
}
export const WithError: Story = {
  render: (_args, { globals }) => {
    const { label, options, error } = inLocale(globals, words)
    return <Select label={label} options={asOptions(options)} error={error} />
  },
}
export const Disabled: Story = {
  render: (_args, { globals }) => (
    <Select label={inLocale(globals, words).label} options={[{ value: 'ON', label: 'Ontario' }]} disabled />
  ),
}
export const Inline: Story = {
  render: (_args, { globals }) => {
    const { order, orders } = inLocale(globals, words)
    return <InlineSelect label={order} options={orders.map((label) => ({ value: label, label }))} />
  },
}
