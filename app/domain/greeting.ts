import { wallClock } from './time-zone.ts'

export type Greeting = 'morning' | 'afternoon' | 'evening' | 'night'

/** Morning 6–12, afternoon 12–17, evening 17–24, otherwise night (spec §9), by the clock of a zone. */
export function greetingAt(moment: string | number | Date, timeZone: string): Greeting {
  const { hour } = wallClock(moment, timeZone)
  if (hour < 6) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
