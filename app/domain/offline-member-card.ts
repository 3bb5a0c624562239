import { type Locale, locales, withLocalePrefix } from './locale.ts'

/** The worker that shows the member card without a connection. It repeats the names below: a test compares them. */
export const MEMBER_CARD_WORKER = '/card-worker.js'
/** Name of the cache that holds the card alone. */
export const MEMBER_CARD_CACHE = 'borealis-card'
/** The name of the record in that cache; no page of the site. */
export const MEMBER_CARD_RECORD = '/account/card/record.json'
/** Answers with the number of the member whose card this browser may store. */
export const MEMBER_CARD_OWNER = '/account/card/owner'
/** What the worker is registered for; it handles these pages and, below each, `/full`: the card alone on the screen. */
export const memberCardScopes = locales.map((locale) => withLocalePrefix('/account/card', locale))

/** The texts of the card page, for when the site cannot be reached. */
export interface MemberCardText {
  readonly title: string
  readonly offline: string
  readonly since: string
  readonly barcode: string
  readonly qr: string
  /** The choice of the code: its name and its two sides. */
  readonly choice: { readonly legend: string; readonly bars: string; readonly qr: string }
  /** The links below it. */
  readonly ways: { readonly again: string; readonly home: string }
}

/** The stored contents of the card. */
export interface MemberCardRecord {
  /** Digits alone: whose card it is. */
  readonly number: string
  /** As people read it out. */
  readonly grouped: string
  readonly name: string
  /** Widths of bars and gaps in modules, a bar first. */
  readonly widths: readonly number[]
  readonly qr: { readonly path: string; readonly size: number }
  readonly words: Readonly<Record<Locale, MemberCardText>>
  /** When the session ends: the card is shown no longer; milliseconds since 1970. */
  readonly until: number
}
