import type { Locale } from './locale.ts'
import { dayIn } from './time-zone.ts'

/** The reader for whom texts, numbers and dates are formatted. */
export interface Reader {
  readonly locale: Locale
  /** IANA name, such as `America/St_Johns`. */
  readonly timeZone: string
}

/** A reader, and the current time. */
export interface Moment extends Reader {
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number
}

/**
 * The day that something is promised for, `YYYY-MM-DD`, until it is over for the reader: a day that is over promises nothing,
 * and what came of it is booked later.
 */
export const dayToCome = (day: string | null | undefined, { now, timeZone }: Moment): string | null =>
  day && day >= dayIn(now, timeZone) ? day : null
