import type { Locale } from './locale.ts'
import { NO_BREAK_SPACE } from './numerals.ts'
import { dayIn, type WallClock, wallClock } from './time-zone.ts'

/**
 * The only place that writes dates. Names and forms are a table, not Intl's: they must be the same on the server and in every
 * browser. A value is a calendar day (`YYYY-MM-DD`, which no zone can move) or a moment (ISO 8601 in UTC).
 */
const formats = {
  'en-ca': {
    /** `Nov 07, 2026` (spec §9): the parts are a date's own. */
    date: (month: string, day: number, year: number) =>
      `${month}${NO_BREAK_SPACE}${twoDigits(day)},${NO_BREAK_SPACE}${year}`,
    day: (month: string, day: number) => `${month}${NO_BREAK_SPACE}${day}`,
    beforeYear: ', ',
    afterWeekday: ', ',
    beforeTime: ', ',
    time: (hour: number, minute: number) =>
      `${hour % 12 || 12}:${twoDigits(minute)}${NO_BREAK_SPACE}${hour < 12 ? 'a.m.' : 'p.m.'}`,
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    longWeekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    longMonths: [
      ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
      ...['August', 'September', 'October', 'November', 'December'],
    ],
  },
  'fr-ca': {
    date: (month: string, day: number, year: number) => `${frenchDay(month, day)}${NO_BREAK_SPACE}${year}`,
    day: (month: string, day: number) => frenchDay(month, day),
    beforeYear: ' ',
    afterWeekday: ' ',
    beforeTime: ` à${NO_BREAK_SPACE}`,
    time: (hour: number, minute: number) =>
      [hour, 'h', ...(minute === 0 ? [] : [twoDigits(minute)])].join(NO_BREAK_SPACE),
    weekdays: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
    longWeekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
    months: [
      ...['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin'],
      ...['juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
    ],
    longMonths: [
      ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet'],
      ...['août', 'septembre', 'octobre', 'novembre', 'décembre'],
    ],
  },
} as const satisfies Record<Locale, unknown>

/** `MMM DD, YYYY` (spec §9): `Nov 07, 2026`, `7 nov. 2026`. It never breaks: no line begins with a year alone. */
export function formatDate(value: string, locale: Locale, timeZone: string): string {
  const { month, day, year } = read(value, timeZone)
  return formats[locale].date(shortMonth(month, locale), day, year)
}

/** `ddd, MMM DD, YYYY` (spec §9): `Sat, Nov 07, 2026`, `sam. 7 nov. 2026`. */
export function formatDateWithWeekday(value: string, locale: Locale, timeZone: string): string {
  const weekday = formats[locale].weekdays[read(value, timeZone).weekday]
  return `${weekday}${formats[locale].afterWeekday}${formatDate(value, locale, timeZone)}`
}

/** Without the year, in running text: `Nov 7`, `7 nov.`, `1er déc.`. */
export function formatDay(value: string, locale: Locale, timeZone: string): string {
  const { month, day } = read(value, timeZone)
  return formats[locale].day(shortMonth(month, locale), day)
}

/** With the whole weekday, in running text: `Sunday, Nov 29`, `dimanche 29 nov.`. */
export function formatWeekdayAndDay(value: string, locale: Locale, timeZone: string): string {
  const weekday = formats[locale].longWeekdays[read(value, timeZone).weekday]
  return `${weekday}${formats[locale].afterWeekday}${formatDay(value, locale, timeZone)}`
}

/** The heading of a month: `November 2026`, `Novembre 2026`. Also takes `YYYY-MM`. */
export function formatMonthHeading(value: string, locale: Locale, timeZone: string): string {
  const { month, year } = read(/^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value, timeZone)
  const name = formats[locale].longMonths[month - 1] ?? ''
  return `${capitalised(name)} ${year}`
}

/** A date or month that begins a line: `Sam. 7 nov. 2026`. */
export const capitalised = (text: string): string => text.replace(/^./, (first) => first.toUpperCase())

/** A day in whole words, with spaces that can be typed: `April 3, 1990`, `3 avril 1990`. `readDate` reads it as the same day. */
export function formatDayInWords(value: string, locale: Locale): string {
  const { month, day, year } = read(value, 'UTC')
  const { [month - 1]: name = '' } = longMonths(locale)
  const words = formats[locale].day(name, day).replace(NO_BREAK_SPACE, ' ')
  return `${words}${formats[locale].beforeYear}${year}`
}

/** The names of the months, January first. */
export const longMonths = (locale: Locale): readonly string[] => formats[locale].longMonths

/** The names of the days of the week, Sunday first. */
export const longWeekdays = (locale: Locale): readonly string[] => formats[locale].longWeekdays

/** A month's short name for an axis: `Nov`, `nov.`. `month` is 1–12. */
export function shortMonth(month: number, locale: Locale): string {
  return formats[locale].months[month - 1] ?? ''
}

/** The time of day: `5:42 p.m.`, `17 h 42`; on the hour `17 h`. Its parts never break apart. */
export function formatTime(moment: string, locale: Locale, timeZone: string): string {
  const { hour, minute } = wallClock(moment, timeZone)
  return formats[locale].time(hour, minute)
}

/** A moment in full: `Fri, Nov 13, 2026, 8:14 p.m.`, `ven. 13 nov. 2026 à 20 h 14`. */
export function formatDateAndTime(moment: string, locale: Locale, timeZone: string): string {
  const [day, time] = [formatDateWithWeekday(moment, locale, timeZone), formatTime(moment, locale, timeZone)]
  return `${day}${formats[locale].beforeTime}${time}`
}

/** How far a day is from today, as data: the words belong to the messages. `days` counts from today, never below 0. */
export type DayDistance = { readonly kind: 'past' | 'today' | 'tomorrow' | 'days'; readonly days: number }

/**
 * "Ends in 3 days": the last day of something, seen from a moment in a zone.
 * @param now ISO 8601 or milliseconds
 */
export function distanceToDay(value: string, now: string | number, timeZone: string): DayDistance {
  const days = daysBetween(dayIn(now, timeZone), isDay(value) ? value : dayIn(value, timeZone))
  if (days < 0) return { kind: 'past', days: 0 }
  if (days === 0) return { kind: 'today', days }
  return { kind: days === 1 ? 'tomorrow' : 'days', days }
}

/** Calendar days from one `YYYY-MM-DD` to another; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000
}

/** The day some days later, `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The same day some months later; the last day of the month when it has no such day (31 Jan + 1 = 28 Feb). */
export function addMonths(day: string, months: number): string {
  const { year, month, day: date } = read(day, 'UTC')
  const last = new Date(Date.UTC(year, month + months, 0))
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last.getUTCDate())))
  return target.toISOString().slice(0, 10)
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
}

function read(value: string, timeZone: string): WallClock {
  return isDay(value) ? wallClock(`${value}T00:00:00Z`, 'UTC') : wallClock(value, timeZone)
}

function frenchDay(month: string, day: number): string {
  return `${day === 1 ? '1er' : day}${NO_BREAK_SPACE}${month}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** A wait as people count one: whole minutes, at least two, so that it reads in the plural in both languages. */
export const minutesOf = (ms: number): number => Math.max(2, Math.ceil(ms / 60_000))

/** True for a day that exists, `YYYY-MM-DD`; false for `2025-02-29`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
