import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { largeText, zoomed } from '../../.storybook/zoomed.ts'
import { Equation } from '../equation/equation.tsx'
import { Header } from '../header/header.tsx'
import { LedgerMonth } from '../ledger/ledger-month.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { PointsChart } from '../points-chart/points-chart.tsx'
import { at, frame, type Globals } from '../story-content/frame.ts'
import { chartEn, chartFr, equationEn, equationFr, ledgerEn, ledgerFr } from '../story-content/history.ts'

const english = {
  title: 'Points history',
  equation: equationEn,
  chart: chartEn,
  ledger: ledgerEn,
}

const french: typeof english = {
  title: 'Historique des points',
  equation: equationFr,
  chart: chartFr,
  ledger: ledgerFr,
}

const wordsIn = (globals: Globals) => ({
  ...inLocale(globals, { 'en-ca': english, 'fr-ca': french }),
  header: at(
    frame(globals).memberHeader,
    inLocale(globals, { 'en-ca': '/account/history', 'fr-ca': '/fr-ca/account/history' }),
  ),
})
type Words = ReturnType<typeof wordsIn>

function PointsHistory({ words }: { words: Words }) {
  return (
    <>
      <Header {...words.header} />
      <main>
        <PageHeading title={words.title} />
        <div className="page-column pb-20">
          <Equation {...words.equation} />
          <div className="mt-9 mb-12">
            <PointsChart {...words.chart} />
          </div>
          <LedgerMonth {...words.ledger} />
        </div>
      </main>
    </>
  )
}

const meta = {
  title: 'Pages/Points history',
  component: PointsHistory,
  parameters: { layout: 'fullscreen' },
  args: { words: wordsIn({}) },
  render: (args, { globals }) => <PointsHistory {...args} words={wordsIn(globals)} />,
} satisfies Meta<typeof PointsHistory>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

export const ZoomedTo400Percent: Story = zoomed
export const LargeTextOnAPhone: Story = largeText
