import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OrderChoice } from './order-choice.tsx'

const meta = {
  title: 'Patterns/Order choice',
  component: OrderChoice,
  args: { action: '#order', hidden: [], name: 'sort', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof OrderChoice>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {
  args: {
    label: 'Sort',
    value: 'popular',
    options: [
      { value: 'popular', label: 'Most popular' },
      { value: 'value', label: 'Best value' },
      { value: 'smallest', label: 'Smallest amount' },
    ],
    apply: 'Sort',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'value')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const French: Story = {
  args: {
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
