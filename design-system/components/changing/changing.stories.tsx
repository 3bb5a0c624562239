import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { Changing } from './changing.tsx'

const words = { 'en-ca': '28 offers', 'fr-ca': '28 offres' }

const meta = {
  title: 'Components/Feedback/Changing',
  component: Changing,
  args: { isChanging: false, children: null },
} satisfies Meta<typeof Changing>

export default meta
type Story = StoryObj<typeof meta>

export const Still: Story = {
  render: (args, { globals }) => <Changing {...args}>{inLocale(globals, words)}</Changing>,
}

export const OnItsWay: Story = {
  ...Still,
  args: { isChanging: true },
  play: async ({ canvasElement }) => {
    const busy = canvasElement.querySelector('[aria-busy=true]')
    await waitFor(() => expect(busy && getComputedStyle(busy).opacity).toBe('0.7'))
  },
}
