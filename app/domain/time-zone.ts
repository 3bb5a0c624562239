import type { ProvinceCode } from '@borealis/contract/provinces.ts'
import { defaultTimeZone, zoneOfProvince } from '@borealis/contract/time-zones.ts'

/** The member's own zone when it is a real one, else the province's, else the default. */
export function timeZoneFor(
  province: ProvinceCode | 'other' | null | undefined,
  chosen?: string | null,
): string {
  if (chosen && isTimeZone(chosen)) return chosen
  return province && province !== 'other' ? zoneOfProvince[province] : defaultTimeZone
}

/** True for a zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  return clockOf(name) !== undefined
}

/** Local date and time. `month` is 1–12, `weekday` 0 (Sunday)–6. */
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
  const offset = offsetAt(timeZone, instant.getTime())
  return offset === undefined ? intlClock(instant, timeZone) : shiftedClock(instant, offset)
}

function intlClock(instant: Date, timeZone: string): WallClock {
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
 * This machine's rules for a zone, from the beginning of the year before last to the end of the next one.
 * @param around milliseconds since 1970
 */
export function zoneRules(timeZone: string, around: number): ZoneRules {
  const year = yearOf(around)
  const since = [-2, -1, 0, 1]
    .flatMap((years) => changesOf(timeZone, year + years))
    // Every year begins with an offset, mostly that of the year before.
    .filter(([, offset], index, all) => offset !== all[index - 1]?.[1])
  return { timeZone, since }
}

/**
 * Replaces this machine's rules for a zone. Provinces change their clocks with little notice, so a browser's time zone data
 * is often newer or older than the server's, and the two would render different times on one page.
 */
export function overrideZoneRules({ timeZone, since }: ZoneRules): void {
  overrides.set(timeZone, since)
}

const MINUTE_MS = 60_000
const WEEK_MS = 604_800_000
const overrides = new Map<string, ZoneRules['since']>()

/**
 * A zone's offset from UTC at an instant, in minutes: by the overriding rules, else by this machine's, which are cached,
 * because calling Intl for every line of a long history takes longer than rendering it. `undefined` before 1972, when
 * offsets were not always whole minutes.
 */
function offsetAt(timeZone: string, instant: number): number | undefined {
  // Calendar days are formatted in UTC: the most frequent case.
  if (timeZone === 'UTC') return 0
  const year = yearOf(instant)
  const past = (changes: ZoneRules['since'] | undefined) =>
    changes?.findLast(([moment]) => moment <= instant)?.[1]
  return past(overrides.get(timeZone)) ?? (year < FIRST_YEAR ? undefined : past(changesOf(timeZone, year)))
}

const yearOf = (instant: number) => new Date(instant).getUTCFullYear()

function ownOffset(timeZone: string, instant: number): number {
  const { year, month, day, hour, minute } = intlClock(new Date(instant), timeZone)
  return (Date.UTC(year, month - 1, day, hour, minute) - instant) / MINUTE_MS
}

/** Before it the offsets of some zones were not whole minutes. */
const FIRST_YEAR = 1972
const changesByYear = new Map<string, ZoneRules['since']>()

/** The offset at the beginning of a year, and every minute of it at which clocks change: they do so weeks apart. */
function changesOf(timeZone: string, year: number): ZoneRules['since'] {
  const key = `${timeZone} ${year}`
  const known = changesByYear.get(key)
  if (known) return known
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  const changes: [number, number][] = [[start, ownOffset(timeZone, start)]]
  for (let from = start; from < end; from += WEEK_MS) {
    const to = Math.min(end, from + WEEK_MS)
    const offset = ownOffset(timeZone, to)
    if (offset !== changes.at(-1)?.[1]) changes.push([firstMinuteWith(timeZone, offset, from, to), offset])
  }
  // A bound on memory: years and zones come from members' data, and honest data never reaches it.
  if (changesByYear.size < 2_000) changesByYear.set(key, changes)
  return changes
}

/** The first minute after `before` from which the zone has this offset, as it does at `after`. */
function firstMinuteWith(timeZone: string, offset: number, before: number, after: number): number {
  let [low, high] = [before / MINUTE_MS, after / MINUTE_MS]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (ownOffset(timeZone, middle * MINUTE_MS) === offset) high = middle
    else low = middle
  }
  return high * MINUTE_MS
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating one is a thousand times slower than using it. Only numbers are read, so that no ICU wording matters. */
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
    // A bound on memory: names come from members' profiles, and the world has only about six hundred zones.
    if (clocks.size < 700) clocks.set(timeZone, clock)
    return clock
  } catch {
    return undefined
  }
}
