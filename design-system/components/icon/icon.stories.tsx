import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, MapPin, ShieldCheck } from 'lucide'
import { Icon } from './icon.tsx'

const meta = {
  title: 'Components/Content/Icon',
  component: Icon,
  args: { of: Gift },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

/** The stroke gets relatively thinner as the icon grows, so that its weight matches the text. */
export const Sizes: Story = {
  render: () => (
    <p className="flex items-center gap-4">
      <Icon of={Gift} size={16} /> 16
      <Icon of={MapPin} size={20} /> 20
      <Icon of={ShieldCheck} size={24} /> 24
    </p>
  ),
}
