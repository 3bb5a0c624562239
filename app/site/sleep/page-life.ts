/**
 * How a page sleeps and wakes: all of it stands in this folder; why it does is docs/decisions/007.
 *
 * - **asleep**: nothing of the application is loaded. Links and forms are the browser's own; scripts of the head do what
 *   may not wait (`before-awake.ts`, `keep-card-early.ts`, and the design system's that `head-scripts.server.ts` lists).
 * - **waking**, for a reason that is named below (`wake-page.ts`): the application is asked for and run. A press that only
 *   the application understands is held (`held-press.ts`).
 * - **awake**: the application listens; it says so (`link-navigation.tsx`). What was held is pressed, what was heard is
 *   passed on, and the scripts above do nothing any more.
 * - **unloadable**: the application cannot be had. Links lead where they lead; a button loads the page again where the site
 *   answers, because a release may have taken its files.
 *
 * The server decides with each page (`sleeping-pages.server.ts`) and writes it down (`put-to-sleep.server.ts`). The element
 * of the application's script says it to whoever looks: its `type` is the state (`asleep` while waking; `module` where the
 * page was awake from the start), its `data-woke` is the reason. A page without either is a development server's.
 */

/** Why a page that slept wakes. */
export type WakeReason =
  /** Its reader's hand: a pointer, a touch, the wheel, a key, something typed, a press that is held. */
  | 'gesture'
  /** It was scrolled, or something got the focus, which both also happen without a reader. */
  | 'moved'
  /** Visits may be measured, and reading is one without a gesture. */
  | 'visit'
  /** This tab keeps what was typed into a form. */
  | 'draft'
  /** It was loaded again because of a release, which has to be told. */
  | 'reloaded'
  /** This browser keeps the member card of somebody else, which has to go. */
  | 'strangers-card'
  /** The session ends in some minutes, which has to be told. */
  | 'session-ends'
  /** Another tab has changed something, or signed out. */
  | 'other-tab'

/** Why a page is awake from the start: what it needs the application for before anybody touches it. */
export type AwakeReason =
  /** It tells what became of a form, or that not all of it could be had. */
  | 'news'
  /** Its address tells what has just happened, or which step of something this is. */
  | `address-${(typeof tellingWords)[number]}`
  /** It reads something that nobody has loaded for it: the browser asks. */
  | 'asks'
  /** It looks whether an export is ready. */
  | 'export'
  /** It looks at the clock. */
  | 'counts-down'
  /** It has no frame, and so nothing that would say that it is awake. */
  | 'no-frame'
  /** It puts a welcome away that was seen. */
  | 'welcome'
  /** It is no page of a route. */
  | 'no-route'

/**
 * Words of an address that say what has just happened, to be told and focused, or in which step of something its reader
 * is, which is followed. All others say what there is to read.
 */
export const tellingWords = [
  'address',
  'claim',
  'edit',
  'email',
  'intent',
  'line',
  'news',
  'purchase',
  'redemptions',
  'saved',
  'step',
  'unsent',
] as const

/** A script of the page asks `wake-page.ts` to wake it. */
export const WAKE = 'wake'
/** The application says that it is about to tell of a sign-out itself. Told twice, a tab would hear itself. */
export const BEGUN = 'begun'
/** The application says that it listens to everything. Also the `type` of its element from then on. */
export const AWAKE = 'awake'
/** What another tab said before, passed on to the application. */
export const HEARD_BEFORE = 'heard-before'
/** `wake-page.ts` says that the application cannot be had. Also the `type` of its element from then on. */
export const UNLOADABLE = 'unloadable'
/** The `type` of the application's element until then: none that a browser runs. */
export const ASLEEP = 'asleep'

declare global {
  interface WindowEventMap {
    [WAKE]: CustomEvent<WakeReason>
    [BEGUN]: Event
    [AWAKE]: Event
    [HEARD_BEFORE]: MessageEvent
    [UNLOADABLE]: Event
  }
}

/** Wakes the page, if it sleeps. */
export function askToWake(reason: WakeReason): void {
  dispatchEvent(new CustomEvent(WAKE, { detail: reason }))
}

/** Why this document woke, or was awake from the start; nothing while it sleeps. */
export const whyAwake = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[data-woke]')?.dataset.woke
