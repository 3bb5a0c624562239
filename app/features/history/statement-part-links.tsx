import { ChipRow } from '@borealis/design-system/patterns/chip-row/chip-row.tsx'
import { formatDate, formatMonthHeading } from '#app/domain/dates.ts'
import type { Locale } from '#app/domain/locale.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { CUSTOM_DATES } from './history-dates.ts'
import { type StatementPart, statementParts } from './statement-parts.ts'

/** The ways to print a period that has too many lines for one go: each part is a statement of its own. */
export function StatementPartLinks({ fromDate, toDate }: { fromDate: string; toDate: string }) {
  const { locale, timeZone } = useMoment()
  const parts = statementParts(fromDate, toDate)
  if (parts.length === 0) return null
  return (
    <div className="mb-10 print:hidden">
      <p className="mb-3 max-w-[40rem] text-ink-2">{m.statement_partsText()}</p>
      <ChipRow
        label={m.statement_parts()}
        chips={parts.map((part) => ({
          id: part.fromDate,
          label: partName(part, locale, timeZone),
          href: href('/account/history/statement', {
            dates: CUSTOM_DATES,
            from: part.fromDate,
            to: part.toDate,
          }),
          current: false,
        }))}
      />
    </div>
  )
}

function partName({ kind, fromDate }: StatementPart, locale: Locale, timeZone: string): string {
  if (kind === 'year') return fromDate.slice(0, 4)
  return kind === 'month'
    ? formatMonthHeading(fromDate, locale, timeZone)
    : formatDate(fromDate, locale, timeZone)
}
