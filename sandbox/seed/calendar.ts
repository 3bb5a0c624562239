const dayMs = 86_400_000

/** The calendar day of a moment in UTC, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The day that lies `days` after (or before) another. */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs))

/** The first Sunday that lies at least `days` after `day`. */
export function sundayAfter(day: string, days: number): string {
  const from = addDays(day, days)
  const weekday = new Date(`${from}T00:00:00Z`).getUTCDay()
  return addDays(from, (7 - weekday) % 7)
}

/** The next `MM-DD` that lies at least `days` after `day`. */
export function nextDate(day: string, monthDay: string, days: number): string {
  const from = addDays(day, days)
  const year = Number(from.slice(0, 4))
  const sameYear = `${year}-${monthDay}`
  return sameYear >= from ? sameYear : `${year + 1}-${monthDay}`
}
