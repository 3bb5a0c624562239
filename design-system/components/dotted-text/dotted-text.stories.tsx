import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DottedText } from './dotted-text.tsx'

const meta = {
  component: DottedText,
  args: { children: 'Accumulés +1 481 · Échangés 5 500 · Rajustés +5 000' },
} satisfies Meta<typeof DottedText>

export default meta
type Story = StoryObj<typeof meta>

export const OnOneLine: Story = {}

/** Where the last part has a line of its own, its dot is out of sight. */
export const OnTwoLines: Story = {
  decorators: [
    (Story) => (
      <div className="w-70 text-small">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getByText(/Rajustés/)
    const first = within(canvasElement).getByText(/Accumulés/)
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().top)
    const dot = within(last).getByText('·')
    await expect(dot.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().right,
    )
    await expect(dot.getBoundingClientRect().left).toBeLessThan(first.getBoundingClientRect().left + 15)
  },
}
