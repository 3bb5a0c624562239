import type { Account } from './customers.ts'
import type { AmountKind } from './redemptions.ts'

/*
 * What a call may ask, at the most and of what: apart from the schemas, so that a browser can read addresses without a validator.
 */

// A search (`search.ts`)

/** The kinds of content that have a page, in the order in which equals stand. */
export const contentKinds = ['offer', 'reward', 'gift-card', 'help', 'announcement'] as const

/** The longest term, in characters as JavaScript counts them. */
export const MAX_TERM_LENGTH = 100

// A query for offers (`offers.ts`)

/** By the last day, the rank or the first day (`offer-order.ts`); the first is the default. */
export const offerSortOrders = ['ending', 'popular', 'newest'] as const

/** The code of a category. */
export const OFFER_CATEGORY = /^[\w-]{1,40}$/

/** Categories that one question may name. */
export const MAX_OFFER_CATEGORIES = 20

// Names that come back: in the site's addresses, and in its calls

/** Characters of an order number. */
export const MAX_ORDER_NUMBER = 40

/** Characters of any other: of a brand, an offer, an address, a wording, an interest. */
export const MAX_ID = 64

/** The last page of a list that an address and a call may name. */
export const MAX_PAGE = 10_000

// What people type, in characters at the most

/** Of a first name, and of a last name. */
export const MAX_NAME = 60

/** Of a line of an address. */
export const MAX_ADDRESS_LINE = 100
export const MAX_CITY = 60

/** Of a claim. */
export const MAX_RECEIPT_NUMBER = 60
export const MAX_COMMENT = 1000

// A filter of the history (`page-data.ts`, `points.ts`)

/**
 * What lines are filtered by: its name in the call, `param` in the site's addresses, the `facet` that counts its codes, and
 * the list of page data that `names` them.
 */
export const lineFilters = [
  { name: 'type', param: 'type', facet: 'types', names: 'awardTypes' },
  { name: 'category', param: 'category', facet: 'categories', names: 'historyCategories' },
  { name: 'cardType', param: 'card', facet: 'cardTypes', names: 'cardTypes' },
] as const

export type LineFilter = (typeof lineFilters)[number]

/** The code of a category, a card type or a period, as it stands in addresses. */
export const FILTER_CODE = /^[\w-]{1,40}$/

// Promotion PINs, in characters as they are typed

export const MIN_PIN = 4
export const MAX_PIN = 40

/** How often a member may try a promotion PIN, right or wrong; more is 429 TOO_MANY_REQUESTS. The page says it beforehand. */
export const pinTries = { count: 5, minutes: 15 } as const

// The cards of a redemption (`redemptions.ts`)

type Accepting = Pick<Account, 'acceptsTravel' | 'acceptsCredit'>

/** What a card says that can be used for a kind; null of one that needs no card. */
const acceptance: Readonly<Record<AmountKind, keyof Accepting | null>> = {
  travel: 'acceptsTravel',
  credit: 'acceptsCredit',
}

export function isCardFor(kind: AmountKind, card: Accepting): boolean {
  const said = acceptance[kind]
  return said !== null && card[said]
}
