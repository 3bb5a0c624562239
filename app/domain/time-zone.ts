import type { ProvinceCode } from './provinces.ts'

/** One representative zone per province; a member may choose another. */
const zoneOfProvince: Readonly<Record<ProvinceCode, string>> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NT: 'America/Edmonton',
  NS: 'America/Halifax',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
}

/** Where nothing is known: most members live by this clock. */
export const defaultTimeZone = 'America/Toronto'

/** The member's own zone when it is a real one, else the province's, else the default. */
export function timeZoneFor(province: ProvinceCode | null | undefined, chosen?: string | null): string {
  if (chosen && isTimeZone(chosen)) return chosen
  return province ? zoneOfProvince[province] : defaultTimeZone
}

/** True for a zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  return clockOf(name) !== undefined
}

/** What the clock and the calendar on the wall say. `month` is 1–12, `weekday` 0 (Sunday)–6. */
export type WallClock = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly weekday: number
  readonly hour: number
  readonly minute: number
}

/**
 * The wall clock in a zone at a moment.
 * @param moment ISO 8601, or milliseconds since 1970
 * @throws RangeError when it is no moment: a contract was not checked
 */
export function wallClock(moment: string | number | Date, timeZone: string): WallClock {
  const instant = new Date(moment)
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not a moment: ${String(moment)}`)
  const offset = agreedOffset(timeZone, instant.getTime())
  return offset === undefined ? ownClock(instant, timeZone) : shiftedClock(instant, offset)
}

function ownClock(instant: Date, timeZone: string): WallClock {
  const clock = clockOf(timeZone) ?? clockOf(defaultTimeZone)
  const numbers: Record<string, number> = {}
  for (const part of clock?.formatToParts(instant) ?? []) numbers[part.type] = Number(part.value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0 } = numbers
  return { year, month, day, hour, minute, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() }
}

function shiftedClock(instant: Date, offsetMinutes: number): WallClock {
  const shifted = new Date(instant.getTime() + offsetMinutes * MINUTE_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}

/** The calendar day in a zone at a moment, `YYYY-MM-DD`. */
export function dayIn(moment: string | number | Date, timeZone: string): string {
  const { year, month, day } = wallClock(moment, timeZone)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** How far a zone is from UTC, in minutes, from each moment (milliseconds since 1970) on, the oldest first. */
export type ZoneRules = {
  readonly timeZone: string
  readonly since: readonly (readonly [moment: number, offsetMinutes: number])[]
}

/**
 * This machine's rules for a zone, from two years before a moment to one year after it.
 * @param around milliseconds since 1970
 */
export function zoneRules(timeZone: string, around: number): ZoneRules {
  const today = Math.floor(around / DAY_MS) * DAY_MS
  const known = rules.get(timeZone)
  if (known?.today === today) return known.rules
  const since: [number, number][] = []
  for (let hour = today - 730 * DAY_MS; hour <= today + 366 * DAY_MS; ) {
    const offset = ownOffset(timeZone, hour)
    if (since.at(-1)?.[1] !== offset) since.push([hour, offset])
    // Clocks change on the hour, a few times in these years: look at hours only on a day that ends otherwise.
    hour += ownOffset(timeZone, hour + DAY_MS) === offset ? DAY_MS : HOUR_MS
  }
  const found = { timeZone, since }
  if (rules.size < 700) rules.set(timeZone, { today, rules: found })
  return found
}

/**
 * From here on this machine's own rules for that zone are overruled. Provinces change their clocks with little notice,
 * so a browser's time zone data is often newer or older than the server's: both would write another time on one page.
 */
export function agreeOnZone({ timeZone, since }: ZoneRules): void {
  agreed.set(timeZone, since)
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const agreed = new Map<string, ZoneRules['since']>()
const rules = new Map<string, { readonly today: number; readonly rules: ZoneRules }>()

/** `undefined` where nothing was agreed on: in other zones, and before the first of the rules. */
function agreedOffset(timeZone: string, instant: number): number | undefined {
  return agreed.get(timeZone)?.findLast(([moment]) => moment <= instant)?.[1]
}

function ownOffset(timeZone: string, instant: number): number {
  const { year, month, day, hour, minute } = ownClock(new Date(instant), timeZone)
  return (Date.UTC(year, month - 1, day, hour, minute) - instant) / MINUTE_MS
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Building one is a thousand times slower than using it. Only numbers are asked for, so no ICU wording can differ. */
function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = clocks.get(timeZone)
  if (known) return known
  try {
    const clock = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    // Names come from members' profiles: the world has about six hundred, so this bound is never met honestly.
    if (clocks.size < 700) clocks.set(timeZone, clock)
    return clock
  } catch {
    return undefined
  }
}
