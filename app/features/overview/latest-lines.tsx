import { LedgerMonth } from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatPoints } from '#app/domain/points.ts'
import { ledgerLine } from '#app/features/points/ledger-line.ts'
import { pointsQueries } from '#app/features/points/points.queries.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/site/href.ts'
import { SectionNotice, SectionPending } from '#app/site/section-notice.tsx'
import { useMoment } from '#app/site/use-moment.ts'

/** The last five lines of the ledger. */
export function LatestLines() {
  const glance = useQuery(pointsQueries.glance())
  const { locale, timeZone } = useMoment()
  return (
    <section aria-labelledby="account-activity" className="mt-16">
      <SectionHeading
        id="account-activity"
        title={m.account_activity()}
        link={{ href: href('/account/history'), label: m.account_allActivity() }}
      />
      {glance.isError ? (
        <SectionNotice text={m.account_activityFailed()} onRetry={() => glance.refetch()} />
      ) : null}
      {glance.isPending ? <SectionPending failed={m.account_activityFailed()} /> : null}
      {glance.data && glance.data.transactions.length === 0 ? (
        <SectionNotice text={m.account_activityNone()} />
      ) : null}
      {glance.data && glance.data.transactions.length > 0 ? (
        <LedgerMonth
          level={3}
          title={m.account_year()}
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
          rows={glance.data.transactions.map((line) => ledgerLine(line, { locale, timeZone }))}
        />
      ) : null}
    </section>
  )
}
