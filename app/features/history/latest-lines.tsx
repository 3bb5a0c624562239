import type { PointsHistory } from '@borealis/contract/points.ts'
import { LedgerMonth } from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatPoints, formatSignedPoints } from '#app/domain/points.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { SectionData, SectionNotice } from '#app/shell/page-parts/section-notice.tsx'
import { pointsQueries } from './history.data.ts'
import { ledgerColumns, ledgerLine } from './ledger-lines.ts'

/** The last five lines of the ledger, under what the twelve months came to. */
export function LatestLines({ showColumns = false }: { showColumns?: boolean }) {
  const glance = useQuery(pointsQueries.glance())
  return (
    <SectionData query={glance} failed={m.history_latestFailed()}>
      {(history) => <Lines history={history} showColumns={showColumns} />}
    </SectionData>
  )
}

function Lines({ history, showColumns }: { history: PointsHistory; showColumns: boolean }) {
  const { locale, timeZone } = useMoment()
  const { summary, transactions } = history
  if (transactions.length === 0) return <SectionNotice text={m.history_latestNone()} />
  return (
    <LedgerMonth
      headingLevel={3}
      showColumns={showColumns}
      title={m.history_latestYear()}
      summary={m.history_monthSummary({
        earned: formatSignedPoints(summary.earned, locale),
        redeemed: formatPoints(summary.redeemed, locale),
      })}
      columns={ledgerColumns()}
      rows={transactions.map((transaction) => ledgerLine(transaction, { locale, timeZone }))}
    />
  )
}
