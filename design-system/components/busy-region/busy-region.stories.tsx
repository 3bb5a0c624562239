import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { BusyRegion } from './busy-region.tsx'

const words = { 'en-ca': '28 offers', 'fr-ca': '28 offres' }

const meta = {
  title: 'Components/Feedback/Busy region',
  component: BusyRegion,
  args: { busy: false, children: null },
} satisfies Meta<typeof BusyRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Still: Story = {
  render: (args, { globals }) => <BusyRegion {...args}>{inLocale(globals, words)}</BusyRegion>,
}

export const OnItsWay: Story = {
  ...Still,
  args: { busy: true },
  play: async ({ canvasElement }) => {
    const busy = canvasElement.querySelector('[aria-busy=true]')
    await waitFor(() => expect(busy && getComputedStyle(busy).opacity).toBe('0.7'))
  },
}
