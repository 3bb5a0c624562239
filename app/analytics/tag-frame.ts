import { allowedEvent } from './allowed-event.ts'
import type { DataLayerEvent } from './events.ts'
import { choiceEvents, type PageView, pageEvents } from './page-events.ts'
import { isSentBefore } from './purchases.ts'
import { isMeasured, tagsOrigin } from './track.ts'

let frame: HTMLIFrameElement | undefined
let opening: Promise<Window> | undefined
let variants: readonly string[] = []

/** The variants that are sent with every event from here on, such as `EXP-204.A`. */
export function setVariants(codes: readonly string[]): void {
  variants = codes
}

/** Says what opening a page says. */
export const tellPage = (view: PageView): Promise<void> => send(pageEvents(view, sessionStorage))

/** Says that a link of the page was followed, if it leads to a thing. */
export const tellChoice = (path: string, routeId: string): Promise<void> => send(choiceEvents(path, routeId))

/** Hands events to the tag frame, which is made with the first of them. */
export async function send(events: readonly DataLayerEvent[]): Promise<void> {
  for (const event of events) {
    if (event.event === 'purchase' && isSentBefore(event.orderNumber)) continue
    const allowed = allowedEvent(event, variants)
    const tags = await open()
    // A visitor may have taken the yes back while the frame was on its way.
    if (allowed && isMeasured()) tags.postMessage(allowed, tagsOrigin())
  }
}

/** The one frame: another origin, so what runs in it reads nothing of this page and shows nothing in it. */
function open(): Promise<Window> {
  opening ??= new Promise((resolve, reject) => {
    frame = document.createElement('iframe')
    frame.src = `${tagsOrigin()}/tags`
    frame.hidden = true
    frame.title = 'Tags'
    frame.referrerPolicy = 'no-referrer'
    frame.sandbox.add('allow-scripts', 'allow-same-origin')
    frame.addEventListener('load', () => {
      const tags = frame?.contentWindow
      if (tags) resolve(tags)
      else reject(new Error('the tag frame is gone'))
    })
    document.body.append(frame)
    watchWithdrawal()
  })
  return opening
}

/** Without the yes there is no frame, in whichever tab it was taken back. */
function watchWithdrawal(): void {
  const check = () => {
    if (isMeasured() || !frame) return
    frame.remove()
    frame = undefined
    opening = undefined
  }
  const changes: unknown = Reflect.get(window, 'cookieStore')
  if (changes instanceof EventTarget) changes.addEventListener('change', check)
  document.addEventListener('visibilitychange', check)
  window.addEventListener('consent', check)
}
