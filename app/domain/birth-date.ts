import { isCalendarDay } from './dates.ts'
import { type DateProblem, readDate } from './typed-date.ts'

const MAX_AGE = 125

type Calendar = { readonly year: number; readonly month: number; readonly day: number }

function parseDay(value: string): Calendar | undefined {
  if (!isCalendarDay(value)) return undefined
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  return { year, month, day }
}

/**
 * Full years by the calendar, not by hours. Somebody born on 29 February is a year older on 1 March of a common year.
 * @param today the day where the member lives, `YYYY-MM-DD`
 * @returns null when either is not a calendar day, or the birth date is in the future
 */
export function ageOn(birthDate: string, today: string): number | null {
  const born = parseDay(birthDate)
  const now = parseDay(today)
  if (!born || !now || birthDate > today) return null
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day)
  return now.year - born.year - (hadBirthday ? 0 : 1)
}

type BirthDateProblem = DateProblem | 'in-the-future' | 'too-young' | 'too-long-ago'

/** What is wrong with a birth date, in any order that `readDate` takes, or null. */
export function birthDateProblem(typed: string, today: string, minimumAge: number): BirthDateProblem | null {
  const read = readDate(typed, today)
  if ('problem' in read) return read.problem
  const age = ageOn(read.day, today)
  if (age === null) return 'in-the-future'
  if (age < minimumAge) return 'too-young'
  return age > MAX_AGE ? 'too-long-ago' : null
}
