import type { LucideIcon } from '@borealis/design-system/components/icon/icon.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { ValueRanking } from '@borealis/design-system/patterns/value-ranking/value-ranking.tsx'
import { useQuery } from '@tanstack/react-query'
import { CreditCard, Gift, Plane } from 'lucide-react'
import type { WayToSpend } from '#app/backend/contract/page-data.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { formatCentsPerPoint, formatWholeDollars } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { currentLocale } from '#app/site/locale.ts'

const icons: Record<WayToSpend['code'], LucideIcon> = {
  'gift-cards': Gift,
  travel: Plane,
  credit: CreditCard,
}

/** So much of nothing is nothing: who has no points yet sees what these would be worth. */
const FIRST_POINTS = 1000

/** What the balance buys in each way to spend it, best first, from the programme's own rates. */
export function PointsWorth() {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: balance } = useQuery(pointsQueries.balance())
  const locale = currentLocale()
  const ways = (pageData?.waysToSpend ?? []).toSorted((a, b) => b.centsPer1000Points - a.centsPer1000Points)
  const best = ways[0]?.centsPer1000Points
  if (!balance || !best) return null
  const points = balance.points > 0 ? balance.points : FIRST_POINTS
  return (
    <Section labelledBy="home-worth">
      <ValueRanking
        headingId="home-worth"
        title={
          balance.points > 0
            ? m.home_worthTitle()
            : m.home_worthFirstTitle({ points: formatPoints(FIRST_POINTS, locale) })
        }
        intro={m.home_worthIntro()}
        rows={ways.map(({ code, name, path, centsPer1000Points }) => ({
          id: code,
          icon: icons[code],
          name,
          href: withLocalePrefix(path, locale),
          rate: m.home_rate({ rate: formatCentsPerPoint(centsPer1000Points, locale) }),
          share: (centsPer1000Points / best) * 100,
          worth: formatWholeDollars(Math.floor((points * centsPer1000Points) / 1000), locale),
        }))}
      />
    </Section>
  )
}
