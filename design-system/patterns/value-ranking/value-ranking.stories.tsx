import type { Meta, StoryObj } from '@storybook/react-vite'
import { home } from '../story-content/home.ts'
import { ValueRanking } from './value-ranking.tsx'

const meta = {
  title: 'Patterns/Home/Value ranking',
  component: ValueRanking,
  args: home({}).value,
  render: (_args, { globals }) => <ValueRanking {...home(globals).value} />,
} satisfies Meta<typeof ValueRanking>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** With fewer points than it takes, a row promises nothing. */
export const TooFewPoints: Story = {
  render: (_args, { globals }) => {
    const value = home(globals).value
    return <ValueRanking {...value} rows={value.rows.map((row) => ({ ...row, worth: null }))} />
  },
}
