import { cookieApi } from '#app/domain/browser-parts.ts'
import { type DataLayerEvent, LIST_SIZE } from './events.ts'
import { isMeasured, pageTagsOrigin } from './is-measured.ts'
import { choiceEvents, isSentBefore, pageEvents } from './page-events.ts'

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
    if (event.event === 'purchase' && isSentBefore(event.orderNumber)) continue
    const allowed = allowedEvent(event, variants)
    const tags = await open()
    // Consent may have been withdrawn while the frame was loading.
    if (allowed && isMeasured()) tags.postMessage(allowed, pageTagsOrigin())
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
/** An order's number or a correlation id. */
const reference: Check = (value) =>
  typeof value === 'string' && /^[A-Za-z0-9-]{4,64}$/.test(value) ? value : undefined
const itemList: Check = (value) =>
  Array.isArray(value)
    ? value.slice(0, LIST_SIZE).map((item) => pick(item, { kind: name, id: name, position: count }))
    : undefined

type Fields = Readonly<Record<string, Check>>

const fieldsOf: Record<DataLayerEvent['event'], Fields> = {
  page_view: { page: name },
  view_item_list: { list: name, items: itemList },
  select_item: { list: name, items: itemList },
  view_item: { items: itemList },
  begin_redeem: { items: itemList },
  purchase: { orderNumber: reference, points: count },
  sign_up: {},
  sign_in: {},
  search: {},
  error: { reference },
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
