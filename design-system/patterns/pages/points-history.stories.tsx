import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, SlidersHorizontal } from 'lucide'
import { expect } from 'storybook/test'
import { inLocale } from '../../.storybook/locale.ts'
import { siteMessages } from '../../.storybook/site-messages.ts'
import { largeText, zoomed } from '../../.storybook/zoomed.ts'
import { Button } from '../../components/button/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { ActionLink } from '../../components/link/link.tsx'
import { LoadMore } from '../../components/pagination/load-more.tsx'
import { Equation } from '../equation/equation.tsx'
import { LedgerMonth } from '../ledger/ledger-month.tsx'
import { PointsChart } from '../points-chart/points-chart.tsx'
import { SelectFilters } from '../select-filters/select-filters.tsx'
import { historyFilters } from '../story-content/filters.ts'
import { chartEn, chartFr, equationEn, equationFr, ledgerEn, ledgerFr } from '../story-content/history.ts'
import { AccountFrame, type Globals } from '../story-content/site-frame.tsx'

const content = {
  'en-ca': { equation: equationEn, chart: chartEn, ledger: ledgerEn },
  'fr-ca': { equation: equationFr, chart: chartFr, ledger: ledgerFr },
}

function PointsHistory({ globals }: { globals: Globals }) {
  const say = siteMessages(globals)
  const { equation, chart, ledger } = inLocale(globals, content)
  return (
    <AccountFrame
      globals={globals}
      current="history_title"
      title={say('history_title')}
      aside={
        <span className="inline-flex items-center gap-2.5">
          <Icon of={Download} size={20} />
          <ActionLink href="#statement">{say('history_statement')}</ActionLink>
        </span>
      }
    >
      <div className="hidden tablet:block">
        <SelectFilters {...historyFilters(globals)} />
      </div>
      <div className="tablet:hidden">
        <Button href="#filters" variant="secondary" icon={SlidersHorizontal}>
          {say('history_filterOpen')}
        </Button>
      </div>
      <div className="mt-9">
        <Equation {...equation} />
      </div>
      <div className="mt-9 mb-12">
        <PointsChart {...chart} />
      </div>
      <LedgerMonth {...ledger} />
      <div className="mt-10">
        <LoadMore
          href="#older"
          label={say('history_more')}
          position={say('history_position', { shown: ledger.rows.length, total: 312 })}
        />
      </div>
    </AccountFrame>
  )
}

const meta = {
  title: 'Pages/Points history',
  component: PointsHistory,
  parameters: { layout: 'fullscreen' },
  args: { globals: {} },
  render: (args, { globals }) => <PointsHistory {...args} globals={globals} />,
} satisfies Meta<typeof PointsHistory>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}
export const French: Story = { globals: { locale: 'fr-ca' } }

/** Beside the account navigation too, a transaction and its calculation have more of the row than any figure. */
export const NarrowestDesktop: Story = {
  globals: { locale: 'fr-ca', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const titles = [...canvasElement.querySelectorAll('.ledger-title')]
    await expect(titles.length).toBeGreaterThan(0)
    for (const title of titles) {
      await expect(title.clientWidth).toBeGreaterThan((title.closest('table')?.clientWidth ?? Infinity) / 3)
    }
  },
}

export const ZoomedTo400Percent: Story = zoomed
export const LargeTextOnAPhone: Story = largeText
