import { addDays } from '@borealis/contract/serving/days.ts'

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
