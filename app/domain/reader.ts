import type { Locale } from './locale.ts'

/** Whoever words, numbers and days are written for. */
export interface Reader {
  readonly locale: Locale
  /** IANA name, such as `America/St_Johns`. */
  readonly timeZone: string
}

/** A reader, and what time it is. */
export interface Moment extends Reader {
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number
}
