import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { guardedEn, guardedFr } from '../story-content/home.ts'
import { GuardedLikeMoney } from './guarded-like-money.tsx'

const words = { 'en-ca': guardedEn, 'fr-ca': guardedFr }

const meta = {
  title: 'Patterns/Home/Guarded like money',
  component: GuardedLikeMoney,
  args: guardedEn,
  render: (_args, { globals }) => <GuardedLikeMoney {...inLocale(globals, words)} />,
} satisfies Meta<typeof GuardedLikeMoney>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
