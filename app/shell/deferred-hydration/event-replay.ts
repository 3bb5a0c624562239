/*
 * Some clicks on a page that is not hydrated yet need the application:
 *
 * - a button of the page, or of a form that only the application can send (`data-replay-clicks`);
 * - the language switch, whose choice has to be stored;
 * - a link that changes this page in place.
 *
 * So does a choice in a form that applies each at once (`data-applies`): where the application does not come, the browser sends it.
 *
 * Such a click is queued, `data-click-queued` shows that it was noticed, and it is dispatched again after hydration.
 *
 * A finger gives no warning before it presses, so that the application has not begun to load, and on a phone it takes longer than
 * the page that the link leads to: there the browser follows such a link as it follows any other. The next page begins where this
 * one was scrolled to.
 */

import { keepStored, SCROLLED_TO } from '#app/domain/browser-parts.ts'
import { LANGUAGE_COOKIE, parseLocale } from '#app/domain/locale.ts'
import { LINK_PATIENCE_MS } from '#app/domain/within.ts'
import { isTouched } from '../forms/form-fields.ts'
import { isOnPhone } from '../page-parts/after-next-frame.ts'
import { whenIdle } from './hydration-lifecycle.ts'
import { elementAt, type Place, placeOf } from './place.ts'

type Clickable = HTMLButtonElement | HTMLAnchorElement

interface Click {
  readonly clicked: Clickable
  readonly place: Place
  /** How often it was pressed in a row. */
  readonly times: number
}

const RETRY_EVERY_MS = 50
/** Ten seconds; after that, people click again. */
const MAX_TRIES = 200
/** How long a link waits for the application where something was typed that only the application keeps. Milliseconds. */
const FOLLOW_INPUT_MS = 10_000
/** How long a link waits on a phone for an application that has begun to run. Milliseconds. */
const PHONE_PATIENCE_MS = 400

let queued: Click | undefined

/** What a plain press is on, where it is a button or a link; nothing for one that opens another tab. */
export function clickedElement(event: Event & Partial<MouseEvent>): Clickable | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null
  return target.closest<Clickable>('button[type=button],[data-replay-clicks] button,a[href]')
}

export function needsApplication(clicked: Clickable): boolean {
  if (clicked instanceof HTMLButtonElement) return true
  const { hreflang, origin, pathname, search, target } = clicked
  const changesThisPage =
    origin === location.origin && pathname === location.pathname && search !== location.search && !target
  return hreflang !== '' || changesThisPage
}

const isLink = (clicked: Clickable): clicked is HTMLAnchorElement => !(clicked instanceof HTMLButtonElement)

/** Whether the browser follows what was pressed, because the application is not there and need not or would not be faster. */
export const isFollowed = (clicked: Clickable, isRunning: boolean): boolean =>
  isLink(clicked) && (!needsApplication(clicked) || (isOnPhone() && !isRunning && !hasInput()))

/** The element that tells a phone which pages it may fetch ahead (`deferHydration`). */
const aheadRules = () => document.querySelector('script[type=speculationrules]')

/**
 * Leaves the rules to phones that know them. A mouse shows where it is going: the application loads on the way there, and reads the
 * next page's data itself.
 */
export function fetchAheadOnPhonesOnly(): void {
  if (!isOnPhone() || !HTMLScriptElement.supports?.('speculationrules')) aheadRules()?.remove()
}

/** Whether this browser opens another page sooner than the application would. Offline it would show its own error page. */
export const fetchesAhead = (): boolean => aheadRules() !== null && navigator.onLine

/** The filters of a list are no input: the address holds them. */
export const hasInput = (): boolean =>
  [...document.querySelectorAll('input, select, textarea')].some(
    (field) => isTouched(field) && !field.closest('[data-applies]'),
  )

/**
 * Sends a choice as long after it as a link waits, unless the page is hydrated by then: that applies it.
 * @param isHydrated asked then
 */
export function applyChoice({ target }: Event, isHydrated: () => boolean): void {
  if (
    !(target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'text'))
  )
    return
  const form = target.closest<HTMLFormElement>('form[data-applies]')
  // Not where a link was pressed since: it leads away, a moment later.
  if (form)
    setTimeout(
      () => isHydrated() || (queued && isLink(queued.clicked)) || form.requestSubmit(),
      LINK_PATIENCE_MS,
    )
}

/** Before the browser follows a link that the application would have handled: the press shows, and what it keeps is kept. */
export function keepForNextPage(link: HTMLAnchorElement): void {
  const { hreflang, href, hash, rel } = link
  if (hreflang) rememberLanguage(hreflang)
  // The next page of a list starts at its top.
  else if (!hash && rel !== 'next' && rel !== 'prev')
    keepStored('sessionStorage', SCROLLED_TO, JSON.stringify([href, scrollY]))
  link.setAttribute('data-click-queued', '')
  addEventListener('pagehide', () => link.removeAttribute('data-click-queued'), { once: true })
}

/** Stores the language that the customer switches to in this browser (spec §1); the server sets the cookie of that name. */
export function rememberLanguage(hreflang: string): void {
  keepStored('localStorage', LANGUAGE_COOKIE, parseLocale(hreflang))
}

/** Only the last click counts: it replaces one that was queued before. Of a button that counts its presses, each does. */
export function queueClick(clicked: Clickable): void {
  queued?.clicked.removeAttribute('data-click-queued')
  const isOneMore = queued?.clicked === clicked && 'counts' in clicked.dataset
  const click = { clicked, place: placeOf(clicked), times: isOneMore ? (queued?.times ?? 0) + 1 : 1 }
  queued = click
  clicked.setAttribute('data-click-queued', '')
  const { copy } = clicked.dataset
  // Safari lets a page copy only while it handles a press, which is over when it is repeated (`useCopy`).
  if (copy)
    navigator.clipboard?.writeText(copy).then(
      () => clicked.setAttribute('data-copied', ''),
      () => undefined,
    )
  if (!isLink(clicked)) return
  const patienceMs = isOnPhone() ? PHONE_PATIENCE_MS : LINK_PATIENCE_MS
  setTimeout(
    () => {
      if (queued !== click) return
      keepForNextPage(clicked)
      location.assign(clicked.href)
    },
    hasInput() ? FOLLOW_INPUT_MS : patienceMs,
  )
}

export function replayClick(): void {
  const click = queued
  queued = undefined
  if (!click) return
  // A link that leaves the page waits until forms are hydrated, and have kept what was typed into them.
  if (isLink(click.clicked) && hasInput()) whenIdle(() => dispatchClick(click, MAX_TRIES))
  else dispatchClick(click, MAX_TRIES)
}

/** Whether the click that is handled right now is a repeated one. */
export let isReplaying = false

/**
 * React stops a click on what it has not hydrated yet: such a click is repeated until React handles it. On a page that somebody
 * has changed it is on the element that React has rendered in place of the one that was clicked (`foreign-changes.ts`).
 */
function dispatchClick(click: Click, triesLeft: number): void {
  const { clicked: first, place, times } = click
  const again = () => setTimeout(dispatchClick, RETRY_EVERY_MS, click, triesLeft - 1)
  const clicked = first.isConnected ? first : elementAt(place)
  // React may still load the code of its part.
  if (!(clicked instanceof HTMLElement)) {
    if (triesLeft > 0) again()
    return
  }
  let isStopped = false
  const detectStop = (event: Event) => {
    if (!event.cancelBubble) return
    isStopped = true
    event.preventDefault()
  }
  document.addEventListener('click', detectStop, true)
  isReplaying = true
  clicked.click()
  isReplaying = false
  document.removeEventListener('click', detectStop, true)
  if (isStopped && triesLeft > 0) again()
  // Once React has rendered what the one before has changed.
  else if (times > 1) setTimeout(dispatchClick, RETRY_EVERY_MS, { ...click, times: times - 1 }, triesLeft)
  else clicked.removeAttribute('data-click-queued')
}
