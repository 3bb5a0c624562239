import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextField } from '../../components/text-field/text-field.tsx'
import { SuggestionList, type SuggestionListProps } from './suggestion-list.tsx'

const suggestions = [
  { id: 'card', href: '/gift-cards/tundra-tech', title: 'Tundra Tech', detail: 'Gift cards' },
  { id: 'reward', href: '/rewards/laptop', title: 'A laptop on its second life', detail: 'Rewards' },
  { id: 'offer', href: '/offers/repairs', title: 'Screen and battery repairs', detail: 'Offers' },
]

function Box(props: Omit<SuggestionListProps, 'box'>) {
  const box = useRef<HTMLInputElement>(null)
  return (
    <div className="relative h-72 max-w-[30rem]">
      <div className="relative">
        <TextField ref={box} type="search" label="What are you looking for?" />
        <SuggestionList box={box} {...props} />
      </div>
    </div>
  )
}

const meta = {
  title: 'Patterns/Suggestion list',
  component: Box,
  args: { label: 'Suggestions', status: '3 suggestions', suggestions, onChoose: fn() },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'tun')
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect(box).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[2]?.id)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('/gift-cards/tundra-tech')
    await expect(box).toHaveFocus()
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'tun{Escape}')
    await expect(canvas.queryAllByRole('option')).toHaveLength(0)
    await expect(box).toHaveValue('tun')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
