import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { equationEn, equationFr } from '../story-content/history.ts'
import { Equation } from './equation.tsx'

const words = { 'en-ca': equationEn, 'fr-ca': equationFr }

const meta = {
  title: 'Patterns/Points/Equation',
  component: Equation,
  args: equationEn,
  render: (_args, { globals }) => <Equation {...inLocale(globals, words)} />,
} satisfies Meta<typeof Equation>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
