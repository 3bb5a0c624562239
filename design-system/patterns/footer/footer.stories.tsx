import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, zoomed } from '../../.storybook/zoomed.ts'
import { frame } from '../story-content/frame.ts'
import { Footer } from './footer.tsx'

const meta = {
  title: 'Patterns/Page frame/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: frame({}).footer,
  render: (_args, { globals }) => <Footer {...frame(globals).footer} />,
} satisfies Meta<typeof Footer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** At 200 % text size the columns stack and nothing overflows. */
export const LargeTextOnAPhone: Story = largeText
export const ZoomedTo400Percent: Story = zoomed
