import type { Locale } from './locale.ts'

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
