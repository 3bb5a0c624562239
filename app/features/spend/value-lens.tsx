import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { ValueRanking } from '@borealis/design-system/patterns/value-ranking/value-ranking.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatCentsPerPoint, formatWholeDollars } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { centsOf } from '#app/domain/spending.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { kinds } from '#app/member-data/redemption-kinds.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import type { WayOrder } from './ways.ts'
import { useWays, wayHref } from './ways.ts'

/** Stands in for a balance that is 0 or unknown, so that the ways can still be compared. */
const EXAMPLE_POINTS = 1_000

const intros: Record<WayOrder, () => string> = {
  value: m.ways_introValue,
  least: m.ways_introLeast,
  name: m.ways_introName,
}

/** What the balance buys in each way to spend it, sortable, from the programme's own rates; nothing without rates. */
export function ValueLens({ headingId }: { headingId: string }) {
  const { data: balance } = useQuery(balanceQueries.current())
  const { ways, order, sort } = useWays()
  const locale = currentLocale()
  if (!ways?.length) return null
  const best = Math.max(...ways.map(({ centsPer1000Points }) => centsPer1000Points))
  const points = balance && balance.points > 0 ? balance.points : EXAMPLE_POINTS
  return (
    <Section labelledBy={headingId}>
      <ValueRanking
        headingId={headingId}
        title={
          points === balance?.points
            ? m.ways_worthTitle()
            : m.ways_worthOf({ points: formatPoints(points, locale) })
        }
        intro={intros[order]()}
        sort={sort}
        more={{ href: href('/account/redeem'), label: m.ways_more() }}
        rows={ways.map(({ code, name, centsPer1000Points, minPoints }) => ({
          id: code,
          icon: kinds[code].icon,
          name,
          detail: m.ways_least({ points: formatPoints(minPoints, locale) }),
          // Fewer points than it takes buy nothing there yet.
          worth:
            balance?.points === points && points < minPoints
              ? null
              : formatWholeDollars(centsOf(points, { centsPer1000Points }), locale),
          href: wayHref(code),
          rate: m.ways_rate({ rate: formatCentsPerPoint(centsPer1000Points, locale) }),
          share: (centsPer1000Points / best) * 100,
        }))}
      />
    </Section>
  )
}
