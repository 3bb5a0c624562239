import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { chartEn, chartFr } from '../story-content/history.ts'
import { PointsChart } from './points-chart.tsx'

const words = { 'en-ca': chartEn, 'fr-ca': chartFr }

const meta = {
  title: 'Patterns/Points/Points chart',
  component: PointsChart,
  args: chartEn,
  render: (_args, { globals }) => <PointsChart {...inLocale(globals, words)} />,
} satisfies Meta<typeof PointsChart>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongFrenchLabel: Story = { globals: { locale: 'fr-ca' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The same numbers as a table. */
export const AsTable: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText(inLocale(globals, words).showTable))
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(0)
  },
}

/** Without points, weeks and months are still drawn. */
export const Empty: Story = {
  render: (_args, { globals }) => {
    const chart = inLocale(globals, words)
    return (
      <PointsChart
        {...chart}
        weeks={chart.weeks.map((week) => ({ ...week, earned: 0 }))}
        months={chart.months.map((month) => ({ ...month, spent: 0 }))}
      />
    )
  },
}
