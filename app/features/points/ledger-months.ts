import type { LedgerMonthProps } from '@borealis/design-system/patterns/ledger/ledger-month.tsx'
import type { Transaction } from '#app/backend/contract/points.ts'
import { formatMonthHeading } from '#app/domain/dates.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatPoints } from '#app/domain/points.ts'
import { dayIn } from '#app/domain/time-zone.ts'
import * as m from '#app/paraglide/messages.js'
import { ledgerLine } from './ledger-line.ts'

interface Reader {
  readonly locale: Locale
  readonly timeZone: string
}

type Month = Pick<LedgerMonthProps, 'title' | 'summary' | 'rows'> & { id: string }

/**
 * Lines by the month in which they happened, newest first, each month with its sums. The outermost months are summed
 * only when they are whole: a sum of a part would look like the sum of the month.
 */
export function ledgerMonths(
  transactions: readonly Transaction[],
  cut: { readonly first: boolean; readonly last: boolean },
  reader: Reader,
): Month[] {
  const groups = new Map<string, Transaction[]>()
  for (const line of transactions) {
    const month = dayIn(line.occurredAt, reader.timeZone).slice(0, 7)
    groups.set(month, [...(groups.get(month) ?? []), line])
  }
  return [...groups].map(([month, lines], index) => {
    const isCut = (cut.first && index === 0) || (cut.last && index === groups.size - 1)
    return {
      id: month,
      title: formatMonthHeading(month, reader.locale, reader.timeZone),
      summary: isCut ? m.history_monthCut() : sums(lines, reader.locale),
      rows: lines.map((line) => ledgerLine(line, reader)),
    }
  })
}

/** Posted lines only, as everywhere. */
function sums(lines: readonly Transaction[], locale: Locale): string {
  let earned = 0
  let spent = 0
  for (const { type, points, postedAt } of lines) {
    if (postedAt === null) continue
    if (type === 'EARN' || type === 'BONUS') earned += points
    if (type === 'REDEEM') spent -= points
  }
  return m.history_monthSummary({ earned: formatPoints(earned, locale), spent: formatPoints(spent, locale) })
}
