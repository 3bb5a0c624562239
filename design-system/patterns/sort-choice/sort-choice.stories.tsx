import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { SortChoice } from './sort-choice.tsx'

const words = {
  'en-ca': {
    label: 'Sort',
    value: 'popular',
    options: [
      { value: 'popular', label: 'Most popular' },
      { value: 'value', label: 'Best value' },
      { value: 'smallest', label: 'Smallest amount' },
    ],
    apply: 'Sort',
  },
  'fr-ca': {
    label: 'Trier',
    value: 'ending',
    options: [
      { value: 'ending', label: 'Se terminent bientôt' },
      { value: 'popular', label: 'Les plus populaires' },
      { value: 'newest', label: 'Les plus récentes' },
    ],
    apply: 'Trier',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Sort choice',
  component: SortChoice,
  args: { action: '#order', name: 'sort', onChange: fn(), onSubmit: fn(), ...words['en-ca'] },
  render: (args, { globals }) => <SortChoice {...args} {...inLocale(globals, words)} />,
} satisfies Meta<typeof SortChoice>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, options } = inLocale(globals, words)
    const list = canvas.getByRole('combobox', { name: label })
    await userEvent.selectOptions(list, options[1]?.value ?? '')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const French: Story = { globals: { locale: 'fr-ca' } }
