import { CONSENT_COOKIE } from '#app/domain/consent.ts'
import { GESTURE_EVENT } from '#app/domain/gesture-event.ts'
import { KEPT_IN_TAB, RELOADED_AT, RELOADED_ONCE_EVERY_MS } from '#app/domain/kept-in-tab.ts'
import { nextFrame } from '#app/domain/next-frame.ts'
import { CARD_CACHE, CARD_RECORD, type CardRecord } from '#app/domain/offline-card.ts'

/**
 * The script of a sleeping page (`first-gesture.server.ts`): loads the application with the first gesture.
 *
 * It also wakes by itself: where visits may be measured, once the page has loaded, because a visit is one without a
 * gesture; in a tab that keeps something of the site (a draft, or that it was loaded again), because it has to be shown; in
 * a browser that keeps the member card of somebody else, because it has to go; and with `wake`, which other scripts say.
 *
 * A press that only the application understands (a button, the language switch, which must be remembered, a link that
 * changes this page in its place) is held and pressed again once the application listens (`LinkNavigation` says
 * `awake`); meanwhile `data-held` shows that it was felt. Where the application cannot be loaded, links lead where they
 * lead, and a button loads the page again: a release may have taken its files.
 */
export interface SleepingPage {
  /** URL of the application's module. */
  readonly entry: string
  /** URLs of the modules that it imports. */
  readonly preloads: readonly string[]
  /** Whose member card this browser may keep; nobody's unless given. */
  readonly sceneNumber?: string | undefined
  /** When the page wakes by itself: milliseconds from now. Never unless given. */
  readonly wakeAfter?: number | undefined
}

const GESTURES = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
]
/** Events that also occur without a reader. */
const BY_ITSELF = ['scroll', 'focusin']
const PRESSES = ['pointerdown', 'touchstart', 'keydown']
/** Longer than a press of a finger: a touch that lasts longer may be a swipe. Milliseconds. */
const PRESS_MS = 300
const PRESS_EVERY_MS = 50
/** Ten seconds: a reader who has waited longer presses again. */
const MAX_PRESSES = 200

const { nonce, dataset } = document.currentScript as HTMLScriptElement
const { entry, preloads, sceneNumber, wakeAfter }: SleepingPage = JSON.parse(dataset.page ?? '')

let held: HTMLElement | undefined
let isWaking = false
let isLost = false
let isGesture = false

for (const gesture of GESTURES) addEventListener(gesture, onGesture, { passive: true })
addEventListener('click', hold, true)
addEventListener('wake', wake)
addEventListener('awake', onAwake, { once: true })
if (new RegExp(`(^|; )${CONSENT_COOKIE}=[^;]*\\.measurement`).test(document.cookie))
  addEventListener('load', wake)
if (isAnythingKept()) wake()
if (wakeAfter !== undefined) setTimeout(wake, wakeAfter)
void wakeForStrangersCard().catch(() => undefined)

function isAnythingKept(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(KEPT_IN_TAB))
  } catch {
    // A browser may keep nothing at all.
    return false
  }
}

async function wakeForStrangersCard(): Promise<void> {
  const kept = await globalThis.caches?.match(CARD_RECORD, { cacheName: CARD_CACHE })
  if (!kept) return
  const card: CardRecord = await kept.json()
  if (card.number !== sceneNumber) wake()
}

/**
 * A press is seen at once: nothing is asked for before the frame that answers it, and nothing runs before the frame that
 * answers its click.
 */
async function onGesture({ type }: Event): Promise<void> {
  if (isWaking) return
  isWaking = true
  isGesture = !BY_ITSELF.includes(type)
  const clicked = PRESSES.includes(type) ? nextClick() : undefined
  await nextFrame()
  fetchApplication()
  if (clicked) {
    await clicked
    await nextFrame()
  }
  await runApplication()
}

function wake(): void {
  if (isWaking) return
  isWaking = true
  fetchApplication()
  void runApplication()
}

function fetchApplication(): void {
  for (const gesture of GESTURES) removeEventListener(gesture, onGesture)
  for (const href of [...preloads, entry]) {
    const link = document.createElement('link')
    link.nonce = nonce ?? ''
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
}

async function runApplication(): Promise<void> {
  try {
    await import(/* @vite-ignore */ entry)
  } catch {
    isLost = true
    pressAgain()
    dispatchEvent(new Event('unloadable'))
  }
}

function nextClick(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('click', () => resolve(), { once: true, capture: true })
    setTimeout(resolve, PRESS_MS)
  })
}

function hold(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return
  const pressed = target.closest<HTMLButtonElement | HTMLAnchorElement>('button[type=button],a[href]')
  if (!pressed) return
  if (isLost) {
    if (pressed.type === 'button') loadAgain()
    return
  }
  if (!isForTheApplication(pressed)) return
  held?.removeAttribute('data-held')
  held = pressed
  held.setAttribute('data-held', '')
  event.preventDefault()
  event.stopPropagation()
  void onGesture(event)
}

function isForTheApplication(pressed: HTMLButtonElement | HTMLAnchorElement): boolean {
  if (pressed instanceof HTMLButtonElement) return true
  const { hreflang, origin, pathname, search, target } = pressed
  const changesThisPage =
    origin === location.origin && pathname === location.pathname && search !== location.search && !target
  return hreflang !== '' || changesThisPage
}

function loadAgain(): void {
  try {
    if (!navigator.onLine) return
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) <= RELOADED_ONCE_EVERY_MS) return
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    location.reload()
  } catch {
    // Without storage the page would reload for ever.
  }
}

function onAwake(): void {
  removeEventListener('click', hold, true)
  // For what waits for one (`late-part.tsx`).
  if (isGesture) dispatchEvent(new Event(GESTURE_EVENT))
  pressAgain()
}

function pressAgain(): void {
  const pressed = held
  held = undefined
  document.querySelector('script[type=asleep]')?.setAttribute('type', 'awake')
  if (pressed) press(pressed, MAX_PRESSES)
}

/** React stops a press on what it has not taken over yet: such a press is repeated until it is heard. */
function press(pressed: HTMLElement, left: number): void {
  let isStopped = false
  const look = (event: Event) => {
    if (!event.cancelBubble) return
    isStopped = true
    event.preventDefault()
  }
  document.addEventListener('click', look, true)
  pressed.click()
  document.removeEventListener('click', look, true)
  if (isStopped && left > 0 && pressed.isConnected) setTimeout(press, PRESS_EVERY_MS, pressed, left - 1)
  else pressed.removeAttribute('data-held')
}
