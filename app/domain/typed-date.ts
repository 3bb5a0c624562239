import { isCalendarDay, longMonths, longWeekdays } from './dates.ts'
import { locales } from './locale.ts'
import { plainText } from './plain-text.ts'

/**
 * Why a text is no day. An ambiguous one names the two days that it may mean, `date-ambiguous:2026-04-03:2026-03-04`; one that
 * says the year with two digits is asked for four, because 04-03-26 may even begin with its year.
 */
export type DateProblem =
  | 'date-unread'
  | 'date-year'
  | 'date-impossible'
  | `date-ambiguous:${string}:${string}`

/** A day as it is saved, `YYYY-MM-DD`, or why the text is none. */
export type ReadDate = { readonly day: string } | { readonly problem: DateProblem }

/**
 * Reads a day as people type and paste it: year first, day first or month first, with dashes, slashes, dots or spaces, with
 * the month as a word of either language, short or whole. Nothing is guessed: where two days are possible both are named.
 * @param notAfter the last day that can be meant, `YYYY-MM-DD`: of two days, one that is later is not
 */
export function readDate(typed: string, notAfter = '9999-12-31'): ReadDate {
  const text = withoutAccents(plainText(typed)).replace(/(\d)(?:st|nd|rd|th|er)\b/g, '$1')
  const parts = text.match(/\p{L}+|\d+/gu) ?? []
  const words = parts.filter((part) => /\p{L}/u.test(part) && !idle.has(part))
  const numbers = numbersIn(parts.filter((part) => /\d/.test(part)))
  const isClean = /^[\p{L}\d\s.,/-]*$/u.test(text)
  if (!isClean || words.length > 1) return { problem: 'date-unread' }
  const [word] = words
  return word === undefined ? fromNumbers(numbers, notAfter) : fromWord(monthOf(word), numbers)
}

/** The day that is meant, or the text as it was typed: for what is compared or shown while it may still be wrong. */
export function dayOf(typed: string, notAfter: string): string {
  const read = readDate(typed, notAfter)
  return 'day' in read ? read.day : typed
}

/** What people write around a date: names of days, "le", "of", "the". */
const idle = new Set([
  ...['le', 'de', 'du', 'of', 'the', 'on'],
  ...locales.flatMap((locale) => longWeekdays(locale).map((name) => name.toLowerCase())),
])

/** The month that a word begins, counted from 1; 0 for none, and for one that begins two, such as "ju". */
function monthOf(word: string): number {
  if (word.length < 3) return 0
  const found = new Set(
    locales.flatMap((locale) =>
      longMonths(locale).flatMap((name, index) => (withoutAccents(name).startsWith(word) ? [index + 1] : [])),
    ),
  )
  // "juil" and "juin" are told apart by their fourth letter, "jui" by nothing; "sept" is short for September in both.
  const [month = 0] = found
  return found.size === 1 ? month : 0
}

const withoutAccents = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Eight digits in one are cut where their year is. */
function numbersIn(parts: readonly string[]): readonly string[] {
  const [all = ''] = parts
  if (parts.length !== 1 || all.length !== 8) return parts
  return isCalendarDay(`${all.slice(0, 4)}-${all.slice(4, 6)}-${all.slice(6)}`) && /^(19|20)/.test(all)
    ? [all.slice(0, 4), all.slice(4, 6), all.slice(6)]
    : [all.slice(0, 2), all.slice(2, 4), all.slice(4)]
}

function fromWord(month: number, numbers: readonly string[]): ReadDate {
  if (month === 0 || numbers.length !== 2) return { problem: 'date-unread' }
  const [first = '', second = ''] = numbers
  if (isYear(first)) return dayIn(first, month, second)
  return isYear(second) ? dayIn(second, month, first) : { problem: 'date-year' }
}

function fromNumbers(numbers: readonly string[], notAfter: string): ReadDate {
  const [first = '', second = '', third = ''] = numbers
  if (numbers.length !== 3) return { problem: 'date-unread' }
  if (isYear(first)) return dayIn(first, Number(second), third)
  if (!isYear(third)) return { problem: third.length === 2 ? 'date-year' : 'date-unread' }
  const days = [dayIn(third, Number(second), first), dayIn(third, Number(first), second)]
  const possible = days.flatMap((read) => ('day' in read ? [read.day] : []))
  const inTime = possible.filter((day) => day <= notAfter)
  const [one, other] = inTime.length > 0 ? inTime : possible
  if (one === undefined) return { problem: 'date-impossible' }
  return other === undefined || one === other ? { day: one } : { problem: `date-ambiguous:${one}:${other}` }
}

const isYear = (digits: string): boolean => digits.length === 4

function dayIn(year: string, month: number, date: string): ReadDate {
  const day = [year, String(month).padStart(2, '0'), date.padStart(2, '0')].join('-')
  return isCalendarDay(day) ? { day } : { problem: 'date-impossible' }
}
