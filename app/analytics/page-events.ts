import { dropStored, keepStored, readStored } from '#app/domain/browser-parts.ts'
import { stripLocalePrefix } from '#app/domain/locale.ts'
import { type DataLayerEvent, type Item, itemOf, pageName } from './events.ts'

/** A page as the router knows it. */
export interface PageView {
  readonly routeId: string
  readonly params: Readonly<Record<string, string | undefined>>
  /** True when the page answers a search. */
  readonly isSearch: boolean
  /** True when the page asks how many points are to be spent on one purchase. */
  readonly isPurchase: boolean
  readonly isLoggedIn: boolean
}

const WAS_VISITOR = 'borealis:was-visitor'

/** A card's amounts, or a bill to pay with points: the first page of an order. */
const isBegun = ({ kind }: Item, routeId: string) => kind === 'way-to-spend' || routeId.endsWith('/redeem')

/** The events of opening a page. */
export function pageEvents({
  routeId,
  params,
  isSearch,
  isPurchase,
  isLoggedIn,
}: PageView): DataLayerEvent[] {
  const page = pageName(routeId)
  const item = wayOf(routeId, params.way, isPurchase) ?? itemOf(routeId, params)
  return [
    ...(signedInSince(isLoggedIn) ? [{ event: 'sign_in' } as const] : []),
    { event: 'page_view', ...(page && { page }) },
    ...(isSearch ? [{ event: 'search' } as const] : []),
    ...(item
      ? [{ event: isBegun(item, routeId) ? 'begin_redeem' : 'view_item', items: [item] } as const]
      : []),
  ]
}

/** Points begin to be spent where one purchase is paid, or at once where they pay for nothing else. */
function wayOf(routeId: string, way: string | undefined, isPurchase: boolean): Item | undefined {
  if (routeId.endsWith('/account/redeem/travel'))
    return isPurchase ? { kind: 'way-to-spend', id: 'travel' } : undefined
  return way === undefined ? undefined : { kind: 'way-to-spend', id: way }
}

/** True once, on the first page of a member who was a visitor in this tab before. */
function signedInSince(isLoggedIn: boolean): boolean {
  const wasVisitor = readStored('sessionStorage', WAS_VISITOR) !== null
  if (isLoggedIn) dropStored('sessionStorage', WAS_VISITOR)
  else keepStored('sessionStorage', WAS_VISITOR, '1')
  return isLoggedIn && wasVisitor
}

const things: readonly [RegExp, (id: string) => Item][] = [
  [/^\/gift-cards\/([\w-]+)$/, (id) => ({ kind: 'gift-card', id })],
  [/^\/offers\/([\w-]+)$/, (id) => ({ kind: 'offer', id })],
  [/^\/rewards\/([\w-]+)$/, (id) => ({ kind: 'reward', id })],
]
/** List pages that look like items: `/offers/more` is a page of offers. */
const LISTS = /\/offers\/(limited-time|for-you|more)$/

/** The event of following a link: an item was chosen from the page, if the link leads to one. */
export function choiceEvents(path: string, routeId: string): DataLayerEvent[] {
  if (LISTS.test(path)) return []
  for (const [pattern, toItem] of things) {
    const id = pattern.exec(stripLocalePrefix(path))?.[1]
    if (id) return [{ event: 'select_item', list: pageName(routeId) ?? 'unnamed', items: [toItem(id)] }]
  }
  return []
}

const SENT = 'borealis:purchases'
/** How many orders a browser remembers: more than anybody places between two visits to one success page. */
const REMEMBERED = 50

/**
 * True when the purchase of this order was sent from this browser; remembers it otherwise. It survives reload and Back. A
 * browser that can remember nothing sends none, rather than one for each reload.
 */
export function isSentBefore(orderNumber: string): boolean {
  const sent = (readStored('localStorage', SENT) ?? '').split(' ').filter((one) => one !== '')
  if (sent.includes(orderNumber)) return true
  return !keepStored('localStorage', SENT, [...sent, orderNumber].slice(-REMEMBERED).join(' '))
}
