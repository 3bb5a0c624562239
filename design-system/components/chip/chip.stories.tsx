import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { boardWords } from '../board-words.ts'
import { Chip, ChipLink, RemovableChip } from './chip.tsx'

const meta = {
  title: 'Components/Actions/Chip',
  component: Chip,
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
