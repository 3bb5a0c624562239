import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import type { Usage } from '../../guide/component-usage.tsx'
import { chartEn, chartFr } from '../story-content/history.ts'
import { PointsChart } from './points-chart.tsx'

const words = { 'en-ca': chartEn, 'fr-ca': chartFr }

const usage: Usage = {
  voice: ['Dates, times, numbers'],
  'en-ca': {
    use: 'For a year of points earned and redeemed, above the history.',
    avoid: 'For fewer than about four values: a sentence.',
    parts: [
      'Sentence that says the same',
      'Earned by week, upward',
      'Redeemed by month, downward',
      'Show as table',
    ],
    keys: 'Tab reaches Show as table; the drawing is not needed.',
    right: 'A sentence and a table with the same numbers.',
    wrong: 'A picture alone.',
  },
  'fr-ca': {
    use: 'Pour une année de points accumulés et échangés, au-dessus de l’historique.',
    avoid: 'Pour moins de quatre valeurs environ\u00A0: une phrase.',
    parts: [
      'Phrase qui dit la même chose',
      'Accumulés par semaine, vers le haut',
      'Échangés par mois, vers le bas',
      'Afficher en tableau',
    ],
    keys: 'Tab mène au tableau; le dessin n’est pas nécessaire.',
    right: 'Une phrase et un tableau avec les mêmes chiffres.',
    wrong: 'Une image seule.',
  },
}

const meta = {
  title: 'Patterns/Points/Points chart',
  component: PointsChart,
  parameters: { usage },
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
