import { cookieApi } from '#app/domain/browser-parts.ts'
import { allowedEvent } from './allowed-event.ts'
import type { DataLayerEvent } from './events.ts'
import { isMeasured, pageTagsOrigin } from './is-measured.ts'
import { choiceEvents, pageEvents } from './page-events.ts'
import { isSentBefore } from './purchases.ts'

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
