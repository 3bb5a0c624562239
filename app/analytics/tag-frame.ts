import { MAX_ORDER_NUMBER } from '@borealis/contract/limits.ts'
import { cookieApi, dropStored, keepStored, readStored } from '#app/domain/browser-parts.ts'
import { fnv1a32 } from '#app/domain/fnv1a.ts'
import { stripLocalePrefix } from '#app/domain/locale.ts'
import { type DataLayerEvent, type Item, itemOf, LIST_SIZE, pageName, things } from './events.ts'
import { isMeasured, pageTagsOrigin } from './is-measured.ts'

let opening: Promise<Window> | undefined
let variants: readonly string[] = []
/** The route of the page that is shown. */
let shownRoute = ''

/**
 * Sends the events of opening a page, and from then on one for each item that is chosen on it.
 * @param page route, parameters, whether it answers a search and whether it is about one purchase, as JSON
 * @param codes the variants that go with every event, such as `EXP-204.A`, separated by spaces
 */
export function trackPage(page: string, isLoggedIn: boolean, codes: string): Promise<void> {
  variants = codes === '' ? [] : codes.split(' ')
  const [routeId = '', params = {}, isSearch = false, isPurchase = false] = JSON.parse(page)
  shownRoute = routeId
  return send(pageEvents({ routeId, params, isSearch, isPurchase, isLoggedIn }))
}

/** Sends `select_item` when a link to an item is followed. */
function trackChoice({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('main a[href]') : null
  const path = link?.getAttribute('href')
  // Analytics never fails a page: storage may be blocked, or the frame gone.
  if (path) send(choiceEvents(path, shownRoute)).catch(() => undefined)
}

/** Sends events to the tag frame, which is created with the first of them. */
export async function send(events: readonly DataLayerEvent[]): Promise<void> {
  for (const event of events) {
    const allowed = allowedEvent(event, variants)
    const tags = await open()
    // Consent may have been withdrawn while the frame was loading.
    if (!allowed || !isMeasured()) continue
    // Remembered only now: a page that is left while the frame loads has sent nothing.
    if (event.event === 'purchase' && isSentBefore(event.orderNumber)) continue
    tags.postMessage(allowed, pageTagsOrigin())
  }
}

/** The one frame: another origin, so what runs in it reads nothing of this page and shows nothing in it. */
function open(): Promise<Window> {
  opening ??= new Promise((resolve, reject) => {
    const frame = document.createElement('iframe')
    frame.src = `${pageTagsOrigin()}/tags`
    frame.hidden = true
    frame.title = 'Tags'
    frame.referrerPolicy = 'no-referrer'
    frame.sandbox.add('allow-scripts', 'allow-same-origin')
    frame.addEventListener('load', () => {
      const tags = frame.contentWindow
      if (tags) resolve(tags)
      else reject(new Error('the tag frame was removed'))
    })
    document.body.append(frame)
    listenUntilWithdrawn(() => {
      frame.remove()
      opening = undefined
    })
  })
  return opening
}

/** Tracks choices until consent is withdrawn, in this tab or another. */
function listenUntilWithdrawn(onWithdrawn: () => void): void {
  const listening = new AbortController()
  const { signal } = listening
  const check = () => {
    if (isMeasured()) return
    listening.abort()
    dropStored('localStorage', SENT)
    onWithdrawn()
  }
  // Before a click leaves the page.
  document.addEventListener('click', trackChoice, { capture: true, signal })
  cookieApi()?.addEventListener('change', check, { signal })
  document.addEventListener('visibilitychange', check, { signal })
  window.addEventListener('consent', check, { signal })
}

/** The value if it may leave, else `undefined`. */
type Check = (value: unknown) => unknown

/** An identifier of the site: a route, a list, a kind. No `@`, no space, no query. */
const name: Check = (value) =>
  typeof value === 'string' && /^[\w$./-]{1,80}$/.test(value) ? value : undefined
const count: Check = (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined)
const itemList: Check = (value) =>
  Array.isArray(value)
    ? value.slice(0, LIST_SIZE).map((item) => pick(item, { kind: name, id: name, position: count }))
    : undefined

/** An order's number: no space, no `@`. */
const orderNumber: Check = (value) =>
  typeof value === 'string' && value.length <= MAX_ORDER_NUMBER && /^[\w./-]+$/.test(value)
    ? value
    : undefined

type Fields = Readonly<Record<string, Check>>

const fieldsOf: Record<DataLayerEvent['event'], Fields> = {
  page_view: { page: name },
  view_item_list: { list: name, items: itemList },
  select_item: { list: name, items: itemList },
  view_item: { items: itemList },
  begin_redeem: { items: itemList },
  purchase: { orderNumber },
  sign_up: {},
  sign_in: {},
  search: {},
  error: {},
}

/** The experiment variants that are sent with every event, such as `EXP-204.A`. */
const variantList: Check = (value) =>
  Array.isArray(value) ? value.filter((one) => name(one) !== undefined).slice(0, 20) : undefined

/**
 * The event as it may cross to the tag frame: a new object that holds the fields of its kind, each checked, and nothing else.
 * @returns `undefined` for an unknown kind of event
 */
export function allowedEvent(
  event: unknown,
  variants: readonly string[],
): Record<string, unknown> | undefined {
  if (typeof event !== 'object' || event === null || !('event' in event)) return undefined
  const entry = Object.entries(fieldsOf).find(([kind]) => kind === event.event)
  if (!entry) return undefined
  const [kind, fields] = entry
  return {
    event: kind,
    ...pick(event, fields),
    ...pick({ experiments: variants }, { experiments: variantList }),
  }
}

function pick(source: unknown, fields: Fields): Record<string, unknown> {
  if (typeof source !== 'object' || source === null) return {}
  const checked = Object.entries(source).map(([field, value]) => [
    field,
    Object.hasOwn(fields, field) ? fields[field]?.(value) : undefined,
  ])
  return Object.fromEntries(checked.filter(([, value]) => value !== undefined))
}

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

/** List pages that look like items: `/offers/more` is a page of offers. */
const LISTS = /\/offers\/(limited-time|for-you|more)$/

/** The event of following a link: an item was chosen from the page, if the link leads to one. */
export function choiceEvents(path: string, routeId: string): DataLayerEvent[] {
  if (LISTS.test(path)) return []
  const plain = stripLocalePrefix(path)
  const thing = things.find(({ place }) => plain.startsWith(place))
  const id = thing && plain.slice(thing.place.length)
  if (!id || !/^[\w-]+$/.test(id)) return []
  return [{ event: 'select_item', list: pageName(routeId) ?? 'unnamed', items: [{ kind: thing.kind, id }] }]
}

const SENT = 'borealis:purchases'
/** How many orders a browser remembers: more than anybody places between two visits to one success page. */
const REMEMBERED = 50

/**
 * True when the purchase of this order was sent from this browser; remembers it otherwise, without its number, which the next
 * person at this browser could read. It survives reload and Back. A browser that can remember nothing sends none, rather than
 * one for each reload.
 */
export function isSentBefore(orderNumber: string): boolean {
  const sent = (readStored('localStorage', SENT) ?? '').split(' ').filter((one) => one !== '')
  const order = fnv1a32(orderNumber).toString(36)
  if (sent.includes(order)) return true
  return !keepStored('localStorage', SENT, [...sent, order].slice(-REMEMBERED).join(' '))
}
