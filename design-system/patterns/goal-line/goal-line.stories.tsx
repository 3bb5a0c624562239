import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { goalEn, goalFr } from '../story-content/home.ts'
import { GoalLine } from './goal-line.tsx'

const words = { 'en-ca': goalEn, 'fr-ca': goalFr }

const meta = {
  title: 'Patterns/Goal line',
  component: GoalLine,
  parameters: { layout: 'fullscreen' },
  args: goalEn,
  render: (_args, { globals }) => <GoalLine {...inLocale(globals, words)} />,
} satisfies Meta<typeof GoalLine>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Without a pace nobody guesses a date. */
export const NothingYet: Story = {
  render: (_args, { globals }) => <GoalLine {...inLocale(globals, words)} value={0} />,
}

export const Reached: Story = {
  render: (_args, { globals }) => <GoalLine {...inLocale(globals, words)} value={30000} />,
}
