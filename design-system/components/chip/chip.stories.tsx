import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { boardWords } from '../board-words.ts'
import { Chip, ChipLink, RemovableChip } from './chip.tsx'

const usage: Usage = {
  voice: ['Names'],
  pictures: (globals) => {
    const say = (english: string, french: string) => inLocale(globals, { 'en-ca': english, 'fr-ca': french })
    return {
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
    }
  },
  'en-ca': {
    use: 'For the few filters that people use, and for those that are on.',
    avoid: 'For many filters: a drawer of checkboxes. For a fact: Badge.',
    parts: ['Word', 'Cross, where it removes a filter'],
    keys: 'Enter; Space on buttons.',
    right: 'One word that says what is shown.',
    wrong: 'An instruction.',
  },
  'fr-ca': {
    use: 'Pour les quelques filtres utilisés, et pour ceux qui sont actifs.',
    avoid: 'Pour de nombreux filtres\u00A0: un tiroir de cases. Pour un fait\u00A0: Badge.',
    parts: ['Mot', 'Croix, pour retirer un filtre'],
    keys: 'Entrée; Espace sur les boutons.',
    right: 'Un mot qui dit ce qu’on montre.',
    wrong: 'Une consigne.',
  },
}

const meta = {
  title: 'Components/Actions/Chip',
  component: Chip,
  parameters: { usage },
  args: { onClick: fn() },
} satisfies Meta<typeof Chip>

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
export const Pressed: Story = {
  args: { pressed: true },
  render: (args, { globals }) => <Chip {...args}>{inLocale(globals, boardWords).earned}</Chip>,
  play: async ({ canvasElement, args }) => {
    const chip = within(canvasElement).getByRole('button', { pressed: true })
    await userEvent.click(chip)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
const removed = fn()

export const Removable: Story = {
  render: (_args, { globals }) => {
    const { food, removeFilter } = inLocale(globals, boardWords)
    return (
      <div className="flex flex-wrap gap-2">
        <RemovableChip removeLabel={removeFilter} onRemove={removed}>
          {food}
        </RemovableChip>
        <RemovableChip removeLabel={removeFilter} href="#all">
          {food}
        </RemovableChip>
      </div>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const name = inLocale(globals, boardWords).removeFilter
    await userEvent.click(within(canvasElement).getByRole('button', { name }))
    await expect(removed).toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('link', { name })).toHaveAttribute('href', '#all')
  },
}
