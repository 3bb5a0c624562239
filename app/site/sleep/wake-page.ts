import { CONSENT_COOKIE } from '#app/domain/consent.ts'
import { nextFrame } from '#app/domain/next-frame.ts'
import { JUST_RELOADED_MS } from '#app/domain/session-storage-keys.ts'
import { reloadForRelease, sinceReload } from '#app/site/calls/release-skew.ts'
import { draftsIn } from '#app/site/forms/kept-drafts.ts'
import { storedMemberCard } from '#app/site/member/delete-member-card.ts'
import { hold, isForTheApplication, pressAgain, pressedBy } from './held-press.ts'
import { AWAKE, UNLOADABLE, WAKE, type WakeReason } from './page-life.ts'

/** What the script of a sleeping page is told. It loads the application once there is a reason to (`page-life.ts`). */
export interface SleepingPage {
  /** URLs of the modules that the application's own imports. */
  readonly preloads: readonly string[]
  /** Whose member card this browser may keep; nobody's unless given. */
  readonly sceneNumber?: string | undefined
  /** When the page wakes by itself, because its session ends: milliseconds from now. Never unless given. */
  readonly wakeAfter?: number | undefined
}

const PRESSES = ['pointerdown', 'touchstart', 'keydown']
/** Events that also occur without a reader. */
const BY_ITSELF = ['scroll', 'focusin']
const GESTURES = [...PRESSES, ...BY_ITSELF, 'pointermove', 'wheel', 'input']
/** Longer than a press of a finger: a touch that lasts longer may be a swipe. Milliseconds. */
const PRESS_MS = 300

// `putToSleep` writes them in a row: the application's element, which says how things stand, and this one.
const own = document.currentScript as HTMLScriptElement
const application = own.previousElementSibling as HTMLScriptElement
const { preloads, sceneNumber, wakeAfter }: SleepingPage = JSON.parse(own.dataset.page ?? '')

for (const gesture of GESTURES) addEventListener(gesture, onGesture, { passive: true, once: true })
addEventListener('click', onClick, true)
addEventListener(WAKE, ({ detail }) => wake(detail))
addEventListener(AWAKE, onAwake, { once: true })
if (new RegExp(`(^|; )${CONSENT_COOKIE}=[^;]*\\.measurement`).test(document.cookie))
  addEventListener('load', () => wake('visit'))
wakeForWhatIsKept()
if (wakeAfter !== undefined) setTimeout(wake, wakeAfter, 'session-ends' satisfies WakeReason)
storedMemberCard().then(
  (card) => {
    if (card && card.number !== sceneNumber) void wake('strangers-card')
  },
  () => undefined,
)

function wakeForWhatIsKept(): void {
  try {
    if (draftsIn().length > 0) void wake('draft')
    else if (sinceReload() < JUST_RELOADED_MS) void wake('reloaded')
  } catch {
    // A browser may keep nothing at all.
  }
}

function onGesture({ type }: Event): void {
  void wake(BY_ITSELF.includes(type) ? 'moved' : 'gesture', type)
}

/**
 * A gesture is seen at once: nothing is asked for before the frame that answers it, and nothing runs before the frame that
 * answers the click of a press.
 */
async function wake(reason: WakeReason, gesture = ''): Promise<void> {
  if (application.dataset.woke) return
  application.dataset.woke = reason
  const clicked = PRESSES.includes(gesture) && nextClick()
  if (gesture) await nextFrame()
  for (const href of [...preloads, application.src]) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { nonce: own.nonce, rel: 'modulepreload', href }))
  }
  if (clicked) await clicked.then(nextFrame)
  try {
    await import(/* @vite-ignore */ application.src)
  } catch {
    application.type = UNLOADABLE
    pressAgain()
    dispatchEvent(new Event(UNLOADABLE))
  }
}

function nextClick(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('click', () => resolve(), { once: true, capture: true })
    setTimeout(resolve, PRESS_MS)
  })
}

function onClick(event: MouseEvent): void {
  const pressed = pressedBy(event)
  if (!pressed) return
  if (application.type === UNLOADABLE) {
    if (!(pressed instanceof HTMLButtonElement)) return
    event.preventDefault()
    // Where the site does not answer, the browser would put a page of its own in the place of this one.
    fetch(application.src, { method: 'HEAD', cache: 'no-store' }).then(reloadForRelease, () => undefined)
  } else if (isForTheApplication(pressed)) {
    hold(pressed)
    event.preventDefault()
    event.stopPropagation()
    onGesture(event)
  }
}

function onAwake(): void {
  removeEventListener('click', onClick, true)
  application.type = AWAKE
  pressAgain()
}
