import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './countdown.tsx'

const meta = {
  title: 'Patterns/Countdown',
  component: Countdown,
  args: {
    until: '2026-11-22T05:00:00.000Z',
    label: 'Time left',
    parts: [
      { id: 'days', value: '1', unit: 'day' },
      { id: 'hours', value: '5', unit: 'hr' },
      { id: 'minutes', value: '42', unit: 'min' },
    ],
  },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const LastDays: Story = {}

export const InFrench: Story = {
  args: {
    label: 'Temps restant',
    parts: [
      { id: 'days', value: '2', unit: 'jours' },
      { id: 'hours', value: '23', unit: 'h' },
      { id: 'minutes', value: '59', unit: 'min' },
    ],
  },
}
