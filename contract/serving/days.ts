import { isProvinceCode } from '../provinces.ts'
import { defaultTimeZone, zoneOfProvince } from '../time-zones.ts'

/** The zone that a member has chosen, else their province's. */
export const zoneOf = (provinceCode: string, chosen: string | null): string =>
  chosen ?? (isProvinceCode(provinceCode) ? zoneOfProvince[provinceCode] : defaultTimeZone)

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(formatter(name))
  } catch {
    return false
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formatters.set(zone, made)
  return made
}

/** Wall-clock time in the zone, as if it were UTC, in milliseconds. */
function wallTime(at: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatter(zone).formatToParts(at)) part[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The calendar day in the zone, `YYYY-MM-DD`. */
export const dayIn = (at: number, zone: string): string =>
  new Date(wallTime(at, zone)).toISOString().slice(0, 10)

/** The calendar day in a province's default zone, `YYYY-MM-DD`. */
export const todayIn = (provinceCode: string, now: number): string => dayIn(now, zoneOf(provinceCode, null))

/** The moment at which clocks of the zone show a time (`14:30:00`) of a day, in milliseconds. */
export function momentIn(day: string, time: string, zone: string): number {
  const shown = Date.parse(`${day}T${time}Z`)
  let at = shown
  // Twice, because the first guess may lie on the other side of a clock change.
  for (let round = 0; round < 2; round++) at += shown - wallTime(at, zone)
  return at
}

/** Start of a day in the zone, in milliseconds. */
export const startOfDay = (day: string, zone: string): number => momentIn(day, '00:00:00', zone)

const dayMs = 86_400_000

/** The calendar day of a moment in UTC, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The day that lies `days` after (or before) another. */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs))
