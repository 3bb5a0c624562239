import type { Meta, StoryObj } from '@storybook/react-vite'
import { home } from '../story-content/home.ts'
import { Safeguards } from './safeguards.tsx'

const meta = {
  title: 'Patterns/Home/Safeguards',
  component: Safeguards,
  args: home({}).safeguards,
  render: (_args, { globals }) => <Safeguards {...home(globals).safeguards} />,
} satisfies Meta<typeof Safeguards>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
