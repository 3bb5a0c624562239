import { ValueRanking } from '@borealis/design-system/patterns/value-ranking/value-ranking.tsx'
import { useQuery } from '@tanstack/react-query'
import { CreditCard, Gift, type LucideIcon, Plane } from 'lucide-react'
import type { WayToSpend } from '#app/backend/contract/page-data.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { formatCentsPerPoint, formatWholeDollars } from '#app/domain/money.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { currentLocale } from '#app/site/locale.ts'

const icons: Record<WayToSpend['code'], LucideIcon> = {
  'gift-cards': Gift,
  travel: Plane,
  credit: CreditCard,
}

/** What the balance buys here and elsewhere, best first, from the programme's own rates; nothing without rates. */
export function ValueLens({ headingId }: { headingId: string }) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { data: balance } = useQuery(pointsQueries.balance())
  const locale = currentLocale()
  const ways = (pageData?.waysToSpend ?? []).toSorted((a, b) => b.centsPer1000Points - a.centsPer1000Points)
  const best = ways[0]?.centsPer1000Points
  if (!best) return null
  // Without a balance, what a round number buys still says which way is best.
  const points = balance?.points ?? 1_000
  return (
    <ValueRanking
      headingId={headingId}
      title={balance ? m.travel_lensTitle() : m.travel_lensTitleThousand()}
      intro={m.travel_lensIntro()}
      rows={ways.map(({ code, name, path, centsPer1000Points }) => ({
        id: code,
        icon: icons[code],
        name,
        href: withLocalePrefix(path, locale),
        rate: m.travel_rate({ rate: formatCentsPerPoint(centsPer1000Points, locale) }),
        share: (centsPer1000Points / best) * 100,
        worth: formatWholeDollars(Math.floor((points * centsPer1000Points) / 1000), locale),
      }))}
    />
  )
}
