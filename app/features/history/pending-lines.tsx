import type { Transaction } from '@borealis/contract/points.ts'
import { LedgerMonth } from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import type { LedgerRowProps } from '@borealis/design-system/patterns/ledger/ledger-row.tsx'
import { formatDay } from '#app/domain/dates.ts'
import { formatPoints } from '#app/domain/points.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { ledgerColumns } from './ledger-columns.ts'

interface PendingLinesProps {
  lines: readonly Transaction[]
  rowOf: (line: Transaction) => LedgerRowProps & { id: string }
}

/** Points that are on their way, apart from the months whose sums they are not part of yet. */
export function PendingLines({ lines, rowOf }: PendingLinesProps) {
  const { locale, timeZone } = useMoment()
  if (lines.length === 0) return null
  const points = formatPoints(
    lines.reduce((sum, line) => sum + line.points, 0),
    locale,
  )
  const days = lines.flatMap(({ postsBy }) => postsBy ?? []).sort()
  const by = days.length === lines.length ? days.at(-1) : undefined
  return (
    <div className="mb-10 tablet:mb-12">
      <LedgerMonth
        title={m.history_pendingTitle()}
        summary={
          by
            ? m.history_pendingSumBy({ points, date: formatDay(by, locale, timeZone) })
            : m.history_pendingSum({ points })
        }
        columns={ledgerColumns()}
        rows={lines.map(rowOf)}
      />
      <p className="mt-3 text-small text-ink-2">{m.history_pendingNote()}</p>
    </div>
  )
}
