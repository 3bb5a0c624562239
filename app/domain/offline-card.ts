import type { Locale } from './locale.ts'

/** The worker that shows the member card without a connection. It repeats the names below: a test compares them. */
export const CARD_WORKER = '/card-worker.js'
/** Where the browser keeps the card, and nothing else. */
export const CARD_CACHE = 'borealis-card'
/** The name of the record in that cache; no page of the site. */
export const CARD_RECORD = '/account/card/record.json'
/** Says whose card this browser may keep. */
export const CARD_OWNER = '/account/card/owner'
/** The only paths that the worker handles. */
export const cardPaths = ['/account/card', '/fr-ca/account/card'] as const

/** What the card page says without a connection. */
export interface CardWords {
  readonly title: string
  readonly offline: string
  readonly since: string
  readonly barcode: string
  readonly qr: string
}

/** All that is kept of a member in their browser: the contents of the card. */
export interface CardRecord {
  /** Digits alone: whose card it is. */
  readonly number: string
  /** As people read it out. */
  readonly grouped: string
  readonly name: string
  /** Widths of bars and gaps in modules, a bar first. */
  readonly widths: readonly number[]
  readonly qr: { readonly path: string; readonly size: number }
  readonly words: Readonly<Record<Locale, CardWords>>
  /** When the session ends: the card is shown no longer; milliseconds since 1970. */
  readonly until: number
}
