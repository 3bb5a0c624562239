import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, fn, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { boardWords } from '../board-words.ts'
import { AmountTiles } from './amount-tile.tsx'

const meta = {
  component: AmountTiles,
  args: { labelledBy: 'question', name: 'amount', options: [], onChange: fn() },
  render: (args, { globals }) => {
    const { tiles, amounts } = inLocale(globals, boardWords)
    return (
      <div className="max-w-[560px]">
        <h2 id="question" className="mb-4 text-question">
          {tiles}
        </h2>
        <AmountTiles {...args} options={amounts} defaultValue="100" />
      </div>
    )
  },
} satisfies Meta<typeof AmountTiles>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const radios = within(canvasElement).getAllByRole('radio')
    await expect(radios).toHaveLength(4)
    await expect(radios[1]).toBeChecked()
    radios[1]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith('50')
    await expect(radios[3]).toBeDisabled()
  },
}

export const OnAPhone: Story = { globals: { locale: 'fr-ca', viewport: { value: 'phone' } } }
