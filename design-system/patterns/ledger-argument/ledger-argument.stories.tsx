import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { argumentEn, argumentFr } from '../story-content/home.ts'
import { LedgerArgument } from './ledger-argument.tsx'

const words = { 'en-ca': argumentEn, 'fr-ca': argumentFr }

const meta = {
  title: 'Patterns/Home/Ledger argument',
  component: LedgerArgument,
  args: argumentEn,
  render: (_args, { globals }) => <LedgerArgument {...inLocale(globals, words)} />,
} satisfies Meta<typeof LedgerArgument>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
