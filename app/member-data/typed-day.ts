import { formatDayInWords } from '#app/domain/dates.ts'
import { readDate } from '#app/domain/typed-date.ts'
import * as m from '#app/paraglide/messages.js'
import { currentLocale } from './locale.ts'

/** The text of a date field in words, where it is a day; otherwise as it was typed. */
export function wordedDay(typed: string, notAfter?: string): string {
  const read = readDate(typed, notAfter)
  return 'day' in read ? formatDayInWords(read.day, currentLocale()) : typed
}

/** How a day may be typed, a birth date if no other is given. No line breaks in it. */
export const exampleDay = (day = '1990-04-03'): string =>
  formatDayInWords(day, currentLocale()).replaceAll(' ', '\u00A0')

/** What is wrong with a typed date, for a code of `readDate` that says more than that it is none; otherwise `undefined`. */
export function dateProblemWords(problem: string): string | undefined {
  if (problem === 'date-year') return m.field_dateYear()
  if (problem === 'date-impossible') return m.field_dateImpossible()
  const [kind, one, other] = problem.split(':')
  if (kind !== 'date-ambiguous' || !one || !other) return undefined
  const locale = currentLocale()
  return m.field_dateAmbiguous({ one: formatDayInWords(one, locale), other: formatDayInWords(other, locale) })
}
