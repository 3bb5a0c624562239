import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Usage } from '../../guide/component-usage.tsx'
import { home } from '../story-content/home.ts'
import { ValueRanking } from './value-ranking.tsx'

const usage: Usage = {
  voice: ['Redeem and spend', 'Dates, times, numbers'],
  'en-ca': {
    use: 'To compare what points are worth in each way to redeem them.',
    avoid: 'For the ways themselves, with their actions: Fact list.',
    parts: ['Heading and order', 'One row per way: rate, bar, worth of the balance'],
    keys: 'Tab reaches the orders; arrow keys are not needed.',
    right: 'The same unit in each row, the worst way too.',
    wrong: 'Bars that do not begin at zero.',
  },
  'fr-ca': {
    use: 'Pour comparer ce que valent les points dans chaque façon de les échanger.',
    avoid: 'Pour les façons mêmes, avec leurs actions\u00A0: Fact list.',
    parts: ['Titre et ordre', 'Une rangée par façon\u00A0: taux, barre, valeur du solde'],
    keys: 'Tab mène aux ordres; les flèches sont inutiles.',
    right: 'La même unité partout, la moins bonne façon aussi.',
    wrong: 'Des barres qui ne commencent pas à zéro.',
  },
}

const meta = {
  title: 'Patterns/Home/Value ranking',
  component: ValueRanking,
  parameters: { usage },
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
