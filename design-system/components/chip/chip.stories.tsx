import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { boardWords } from '../board-words.ts'
import { ChipLink, RemovableChip } from './chip.tsx'

const usage: Usage = {
  voice: ['Names'],
  pictures: (say) => ({
    right: (
      <ChipLink href="#food" current>
        {say('Food', 'Épicerie')}
      </ChipLink>
    ),
    wrong: (
      <ChipLink href="#food">
        {say('Click here to see only food offers', 'Cliquer ici pour voir seulement l’épicerie')}
      </ChipLink>
    ),
  }),
  'en-ca': {
    use: 'For the few filters that people use, and for those that are on.',
    avoid: 'For many filters: a drawer of checkboxes. For a fact: Badge.',
    parts: ['Word', 'Cross, where it removes a filter'],
    keys: 'Enter.',
    right: 'One word that says what is shown.',
    wrong: 'An instruction.',
  },
  'fr-ca': {
    use: 'Pour les quelques filtres utilisés, et pour ceux qui sont actifs.',
    avoid: 'Pour de nombreux filtres\u00A0: un tiroir de cases. Pour un fait\u00A0: Badge.',
    parts: ['Mot', 'Croix, pour retirer un filtre'],
    keys: 'Entrée.',
    right: 'Un mot qui dit ce qu’on montre.',
    wrong: 'Une consigne.',
  },
}

const meta = {
  title: 'Components/Actions/Chip',
  component: ChipLink,
  parameters: { usage },
  args: { href: '#all' },
} satisfies Meta<typeof ChipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  render: (_args, { globals }) => (
    <div className="flex flex-wrap gap-2">
      <ChipLink href="#all" current>
        {inLocale(globals, boardWords).all}
      </ChipLink>
      <ChipLink href="#earned">{inLocale(globals, boardWords).earned}</ChipLink>
    </div>
  ),
}
export const Removable: Story = {
  render: (_args, { globals }) => {
    const { food, removeFilter } = inLocale(globals, boardWords)
    return (
      <RemovableChip removeLabel={removeFilter} href="#all">
        {food}
      </RemovableChip>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const name = inLocale(globals, boardWords).removeFilter
    await expect(within(canvasElement).getByRole('link', { name })).toHaveAttribute('href', '#all')
  },
}
