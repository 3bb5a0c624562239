import type { Transaction } from '@borealis/contract/points.ts'
import type { LedgerMonthProps } from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import type { LedgerRowProps } from '@borealis/design-system/patterns/ledger/ledger-row.tsx'
import { formatMonthHeading } from '#app/domain/dates.ts'
import { sumEntries } from '#app/domain/ledger.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatPoints, formatSignedPoints } from '#app/domain/points.ts'
import type { Reader } from '#app/domain/reader.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import * as m from '#app/paraglide/messages.js'

type Month = Pick<LedgerMonthProps, 'title' | 'summary' | 'rows'> & { id: string }

/**
 * Posted lines by the month in which they happened, newest first, each month with its sums. The outermost months are
 * summed only when they are whole: a sum of a part would look like the sum of the month.
 */
export function ledgerMonths(
  transactions: readonly Transaction[],
  cut: { readonly first: boolean; readonly last: boolean },
  reader: Reader,
  rowOf: (line: Transaction) => LedgerRowProps & { id: string },
): Month[] {
  const groups = new Map<string, Transaction[]>()
  for (const line of transactions) {
    const month = dayIn(line.occurredAt, reader.timeZone).slice(0, 7)
    const lines = groups.get(month)
    if (lines) lines.push(line)
    else groups.set(month, [line])
  }
  return [...groups].map(([month, lines], index) => {
    const isCut = (cut.first && index === 0) || (cut.last && index === groups.size - 1)
    return {
      id: month,
      title: formatMonthHeading(month, reader.locale, reader.timeZone),
      summary: isCut ? m.history_monthCut() : sums(lines, reader.locale),
      rows: lines.map(rowOf),
    }
  })
}

function sums(lines: readonly Transaction[], locale: Locale): string {
  const { earned, redeemed, adjusted } = sumEntries(lines)
  const words = { earned: formatPoints(earned, locale), spent: formatPoints(redeemed, locale) }
  if (adjusted === 0) return m.history_monthSummary(words)
  return m.history_monthSummaryAdjusted({ ...words, adjusted: formatSignedPoints(adjusted, locale) })
}
