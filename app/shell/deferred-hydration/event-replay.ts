/*
 * Some clicks on a page that is not hydrated yet need the application:
 *
 * - a button of the page, or of a form that only the application can send (`data-replay-clicks`);
 * - the language switch, whose choice has to be stored;
 * - a link that changes this page in place.
 *
 * Such a click is queued, `data-click-queued` shows that it was noticed, and it is dispatched again after hydration.
 */

import { LINK_PATIENCE_MS } from '#app/domain/within.ts'
import { isTouched } from '../forms/form-fields.ts'
import { elementAt, type Place, placeOf } from './place.ts'

type Clickable = HTMLButtonElement | HTMLAnchorElement

interface Click {
  readonly clicked: Clickable
  readonly place: Place
}

const RETRY_EVERY_MS = 50
/** Ten seconds; after that, people click again. */
const MAX_TRIES = 200
const LONGEST_WAIT_MS = 1_000
/** How long a link waits for the application where something was typed that only the application keeps. Milliseconds. */
const FOLLOW_INPUT_MS = 10_000

let queued: Click | undefined

/** The button or link of a plain click; none for a click that opens another tab. */
export function clickedElement(event: MouseEvent): Clickable | null {
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

/** Only the last click counts: it replaces one that was queued before. */
export function queueClick(clicked: Clickable): void {
  queued?.clicked.removeAttribute('data-click-queued')
  const click = { clicked, place: placeOf(clicked) }
  queued = click
  clicked.setAttribute('data-click-queued', '')
  const hasInput = [...document.querySelectorAll('input, select, textarea')].some(isTouched)
  setTimeout(
    () => {
      if (queued === click && !(clicked instanceof HTMLButtonElement)) location.assign(clicked.href)
    },
    hasInput ? FOLLOW_INPUT_MS : LINK_PATIENCE_MS,
  )
}

export function replayClick(): void {
  const click = queued
  queued = undefined
  if (!click) return
  if (click.clicked instanceof HTMLButtonElement) dispatchClick(click, MAX_TRIES)
  // React hydrates the frame first, then what is inside: a link that leaves the page waits until forms have kept what was
  // typed into them.
  else whenIdle(() => dispatchClick(click, MAX_TRIES))
}

/** Safari has no idle callbacks. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
  else setTimeout(work, RETRY_EVERY_MS)
}

/**
 * React stops a click on what it has not hydrated yet: such a click is repeated until React handles it. On a page that somebody
 * has changed it is on the element that React has rendered in place of the one that was clicked (`foreign-changes.ts`).
 */
function dispatchClick({ clicked: first, place }: Click, triesLeft: number): void {
  const clicked = first.isConnected ? first : elementAt(place)
  if (!(clicked instanceof HTMLElement)) return
  let isStopped = false
  const detectStop = (event: Event) => {
    if (!event.cancelBubble) return
    isStopped = true
    event.preventDefault()
  }
  document.addEventListener('click', detectStop, true)
  clicked.click()
  document.removeEventListener('click', detectStop, true)
  if (isStopped && triesLeft > 0)
    setTimeout(dispatchClick, RETRY_EVERY_MS, { clicked: first, place }, triesLeft - 1)
  else clicked.removeAttribute('data-click-queued')
}
