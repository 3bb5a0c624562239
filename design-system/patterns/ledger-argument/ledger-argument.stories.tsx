import type { Meta, StoryObj } from '@storybook/react-vite'
import { home } from '../story-content/home.ts'
import { LedgerArgument } from './ledger-argument.tsx'

const meta = {
  title: 'Patterns/Home/Ledger argument',
  component: LedgerArgument,
  args: home({}).argument,
  render: (_args, { globals }) => <LedgerArgument {...home(globals).argument} />,
} satisfies Meta<typeof LedgerArgument>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
