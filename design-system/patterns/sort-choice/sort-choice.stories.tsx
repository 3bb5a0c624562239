import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
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

const usage: Usage = {
  voice: ['Names'],
  'en-ca': {
    use: 'For the order of a list, one select.',
    avoid: 'For two or three orders: Chip row.',
    parts: ['Label', 'Select', 'Sort, where there is no script'],
    keys: 'Tab reaches it; ↑ ↓ choose.',
    right: 'Name what comes first.',
    wrong: '“Relevance”: nobody knows by what.',
  },
  'fr-ca': {
    use: 'Pour l’ordre d’une liste, en une liste déroulante.',
    avoid: 'Pour deux ou trois ordres\u00A0: Chip row.',
    parts: ['Libellé', 'Liste déroulante', 'Trier, sans script'],
    keys: 'Tab y mène; ↑ ↓ choisissent.',
    right: 'Nommez ce qui vient en premier.',
    wrong: '«\u00A0Pertinence\u00A0»\u00A0: personne ne sait selon quoi.',
  },
}

const meta = {
  title: 'Patterns/Catalogue/Sort choice',
  component: SortChoice,
  parameters: { usage },
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
