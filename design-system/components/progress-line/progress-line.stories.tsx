import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, within } from 'storybook/test'
import { ProgressLine } from './progress-line.tsx'

const meta = {
  component: ProgressLine,
  args: {
    label: 'Progress to Tundra Tech, $300',
    value: 24_850,
    max: 30_000,
    valueText: '24,850 of 30,000 points',
  },
} satisfies Meta<typeof ProgressLine>

export default meta
type Story = StoryObj<typeof meta>

export const Goal: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('progressbar')
    await expect(line).toHaveAttribute('value', '24850')
    await expect(line.offsetHeight).toBe(10)
  },
}
export const Thin: Story = { args: { thin: true } }
export const Empty: Story = { args: { value: 0 } }
export const BeyondItsEnd: Story = {
  args: { value: 40_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('value', '30000')
  },
}
