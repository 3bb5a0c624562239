import type { WayToSpend } from '@borealis/contract/page-data.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { Panel } from '@borealis/design-system/components/panel/panel.tsx'
import { ItemDetail } from '@borealis/design-system/patterns/item-detail/item-detail.tsx'
import { OfferNumeral } from '@borealis/design-system/patterns/offer-card/offer-numeral.tsx'
import { Sum } from '@borealis/design-system/patterns/order-summary/sum.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatCentsPerPoint, formatMoney } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { centsOf, examplePoints } from '#app/domain/spending.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries, useIsClosed } from '#app/member-data/page-data.data.ts'
import { kinds } from '#app/member-data/redemption-kinds.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { wayHref } from './ways.ts'

/** An example that most members can picture: these points, or as many as the way allows, against this bill. */
const EXAMPLE_POINTS = 10_000
const EXAMPLE_BILL_CENTS = 24_000

const words = {
  travel: {
    action: m.rewards_travelAction,
    notes: [
      { id: 'travel-how', title: m.rewards_howTo, text: m.rewards_travelHow },
      { id: 'travel-counts', title: m.rewards_travelCounts, text: m.rewards_travelCountsText },
    ],
  },
  credit: {
    action: m.rewards_creditAction,
    notes: [
      { id: 'credit-how', title: m.rewards_howTo, text: m.rewards_creditHow },
      { id: 'credit-why', title: m.rewards_creditWhy, text: m.rewards_creditWhyText },
    ],
  },
}

/** Travel or card credit for everybody: what it is, what a point is worth there, and an example as a sum. */
export function SpendWayPage({ code }: { code: keyof typeof words }) {
  const { data } = useSuspenseQuery(pageDataQueries.current())
  const isClosed = useIsClosed()
  const locale = currentLocale()
  const { action, notes } = words[code]
  const way = data.waysToSpend.find((one) => one.code === code)
  const example = way && examplePoints(way, EXAMPLE_POINTS, EXAMPLE_BILL_CENTS)
  return (
    <ItemDetail
      back={{ href: href('/rewards'), label: m.rewards_back() }}
      lead={
        way ? (
          <OfferNumeral
            value={formatCentsPerPoint(way.centsPer1000Points, locale)}
            unit={m.rewards_perPoint()}
            size="featured"
          />
        ) : null
      }
      overline={m.rewards_waysOverline()}
      title={kinds[code].title()}
      text={way?.detail ?? ''}
      action={isClosed ? null : <Button href={wayHref(code)}>{action()}</Button>}
      facts={
        way
          ? [
              { id: 'least', label: m.rewards_factLeast(), value: points(way.minPoints) },
              { id: 'step', label: m.rewards_factStep(), value: points(way.stepPoints) },
            ]
          : []
      }
      aside={way && example ? <Example way={way} spent={example} /> : null}
      notes={notes.map((note) => ({ id: note.id, title: note.title(), text: note.text() }))}
    />
  )
}

const points = (count: number) => m.rewards_points({ points: formatPoints(count, currentLocale()) })

function Example({ way, spent }: { way: WayToSpend; spent: number }) {
  const locale = currentLocale()
  const cents = centsOf(spent, way)
  return (
    <Panel aria-labelledby="spend-example">
      <h2 id="spend-example" className="mb-4 text-h3">
        {m.rewards_exampleTitle()}
      </h2>
      <Sum
        lines={[
          { id: 'bill', label: m.rewards_exampleBill(), value: formatMoney(EXAMPLE_BILL_CENTS, locale) },
          {
            id: 'points',
            label: m.rewards_examplePoints({ points: formatPoints(spent, locale) }),
            value: formatMoney(-cents, locale),
          },
        ]}
        total={{
          id: 'left',
          label: m.rewards_exampleLeft(),
          value: formatMoney(EXAMPLE_BILL_CENTS - cents, locale),
        }}
      />
    </Panel>
  )
}
