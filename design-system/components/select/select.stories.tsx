import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
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

const usage: Usage = {
  voice: ['Errors'],
  pictures: (say, globals) => {
    const select = (label: string, ...names: readonly string[]) => (
      <Select label={label} options={names.map((name) => ({ value: name, label: name }))} />
    )
    const { label, options } = inLocale(globals, words)
    return {
      right: select(label, ...options),
      wrong: select(
        'Format',
        say('E-card', 'Carte électronique'),
        say('Physical card', 'Carte en plastique'),
      ),
    }
  },
  'en-ca': {
    use: 'For one of seven choices or more, with names that people know.',
    avoid: 'For fewer: Radio group. For links: Link list.',
    parts: ['Label', 'The word “Optional”, at the right', 'Control', 'Help, or the error with its icon'],
    keys: '↑ ↓ choose; letters find.',
    right: 'Fold up a long list of names that people know.',
    wrong: 'Two choices, one of them hidden: a Radio group shows both.',
  },
  'fr-ca': {
    use: 'Pour un choix parmi sept ou plus, aux noms connus.',
    avoid: 'Pour moins\u00A0: Radio group. Pour des liens\u00A0: Link list.',
    parts: [
      'Libellé',
      'Le mot «\u00A0Facultatif\u00A0», à droite',
      'Champ',
      'Aide, ou erreur avec son icône',
    ],
    keys: '↑ ↓ choisissent; les lettres trouvent.',
    right: 'Repliez une longue liste de noms connus.',
    wrong: 'Deux choix, dont un caché\u00A0: Radio group montre les deux.',
  },
}

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  parameters: { usage },
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
