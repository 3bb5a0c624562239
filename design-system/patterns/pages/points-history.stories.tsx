import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLocale } from '../../.storybook/locale.ts'
import { largeText, zoomed } from '../../.storybook/zoomed.ts'
import { Equation } from '../equation/equation.tsx'
import { Header } from '../header/header.tsx'
import { LedgerMonth } from '../ledger/ledger-month.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { PointsChart } from '../points-chart/points-chart.tsx'
import { at, memberHeaderEn, memberHeaderFr } from '../story-content/frame.ts'
import { chartEn, chartFr, equationEn, equationFr, ledgerEn, ledgerFr } from '../story-content/history.ts'

const english = {
  header: at(memberHeaderEn, '/account/history'),
  title: 'Points history',
  equation: equationEn,
  chart: chartEn,
  ledger: ledgerEn,
}

const french: typeof english = {
  header: at(memberHeaderFr, '/fr-ca/account/history'),
  title: 'Historique des points',
  equation: equationFr,
  chart: chartFr,
  ledger: ledgerFr,
}

function PointsHistory({ words }: { words: typeof english }) {
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
  args: { words: english },
  render: (args, { globals }) => (
    <PointsHistory {...args} words={inLocale(globals, { 'en-ca': english, 'fr-ca': french })} />
  ),
} satisfies Meta<typeof PointsHistory>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

export const ZoomedTo400Percent: Story = zoomed
export const LargeTextOnAPhone: Story = largeText
