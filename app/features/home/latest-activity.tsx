import { Skeleton } from '@borealis/design-system/components/skeleton/skeleton.tsx'
import { LedgerMonth } from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import { Section } from '@borealis/design-system/patterns/section/section.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatPoints } from '#app/domain/points.ts'
import { ledgerLine } from '#app/features/points/ledger-line.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { SectionNotice } from '#app/site/section-notice.tsx'
import { useMoment } from '#app/site/use-moment.ts'

/** The last lines of the ledger. */
export function LatestActivity() {
  const glance = useQuery(pointsQueries.glance())
  const { locale, timeZone } = useMoment()
  const transactions = glance.data?.transactions ?? []
  return (
    <Section labelledBy="home-activity">
      <SectionHeading
        id="home-activity"
        title={m.home_activityTitle()}
        link={{ href: href('/account/history'), label: m.home_activityAll() }}
      />
      {glance.isPending ? <PendingLines /> : null}
      {glance.isError ? (
        <SectionNotice text={m.home_activityFailed()} onRetry={() => glance.refetch()} />
      ) : null}
      {glance.data && transactions.length === 0 ? <SectionNotice text={m.home_activityNone()} /> : null}
      {glance.data && transactions.length > 0 ? (
        <LedgerMonth
          level={3}
          showColumns
          title={m.home_activityYear()}
          summary={m.history_monthSummary({
            earned: formatPoints(glance.data.summary.earned, locale),
            spent: formatPoints(glance.data.summary.redeemed, locale),
          })}
          columns={{
            date: m.history_columnDate(),
            what: m.history_columnWhat(),
            category: m.history_columnCategory(),
            points: m.history_columnPoints(),
            balance: m.history_columnBalance(),
          }}
          rows={transactions.map((transaction) => ledgerLine(transaction, { locale, timeZone }))}
        />
      ) : null}
    </Section>
  )
}

function PendingLines() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-60 w-full" />
    </div>
  )
}
