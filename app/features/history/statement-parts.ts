import { addDays, addMonths } from '#app/domain/dates.ts'

/** A part of a period, from one day to another: a calendar year, a month or a day, as far as the period has it. */
export interface StatementPart {
  readonly kind: 'year' | 'month' | 'day'
  readonly fromDate: string
  readonly toDate: string
}

/**
 * The next smaller parts of a period with more lines than paper is for: its years, else its months, else its days,
 * oldest first. One day has none.
 * @param fromDate and `toDate`: days, both part of the period
 */
export function statementParts(fromDate: string, toDate: string): StatementPart[] {
  const years = cut('year', fromDate, toDate)
  if (years.length > 1) return years
  const months = cut('month', fromDate, toDate)
  if (months.length > 1) return months
  const days = cut('day', fromDate, toDate)
  return days.length > 1 ? days : []
}

/** The first day after the part that a day lies in. */
const after: Readonly<Record<StatementPart['kind'], (day: string) => string>> = {
  year: (day) => `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}-01-01`,
  month: (day) => addMonths(`${day.slice(0, 7)}-01`, 1),
  day: (day) => addDays(day, 1),
}

function cut(kind: StatementPart['kind'], fromDate: string, toDate: string): StatementPart[] {
  const parts: StatementPart[] = []
  for (let start = fromDate; start <= toDate; ) {
    const next = after[kind](start)
    parts.push({ kind, fromDate: start, toDate: next <= toDate ? addDays(next, -1) : toDate })
    start = next
  }
  return parts
}
