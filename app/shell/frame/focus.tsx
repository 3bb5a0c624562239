import { isFocusFree } from '@borealis/design-system/components/hydration/use-take-focus.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { nextFrame } from '#app/shell/page-parts/after-next-frame.ts'

/**
 * After a client navigation to another page, focus moves to the place in it that the link names, or to its content, and its title is
 * announced, as a browser does on its own for a new document. A change of the query alone (a filter, a step) moves nothing.
 */
export function RouteAnnouncer({ mainId }: { mainId: string }) {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        // A dialog over the page is named as the focus goes into it: the title would say the same again.
        if (document.activeElement?.closest('[role=dialog]')) return
        setAnnouncement(document.title)
        focusOn(byId(toLocation.hash) ?? byId(mainId), { preventScroll: true })
      }),
    [router, mainId],
  )
  return (
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  )
}

/** Runs `recoverFocus` while the frame is mounted. */
export function FocusRecovery({ mainId }: { mainId: string }) {
  useEffect(() => recoverFocus(mainId), [mainId])
  return null
}

/** The focused element, and what is needed to find a substitute once it is removed. */
interface Focused {
  readonly element: HTMLElement
  /** Its ancestors, innermost first. */
  readonly around: readonly Element[]
  /** Id of the element to focus instead, such as the button that opened a form. */
  readonly successor: string | undefined
  /** Focused by keyboard: then the substitute is scrolled into view. */
  readonly isByKey: boolean
  readonly pathname: string
}

/**
 * Moves the focus when the focused element is removed from the document (a deleted line, a button that is gone once pressed);
 * browsers would drop it to `<body>`, and a screen reader back to the top of the page. It goes, in this order, to the new
 * element of the same id, the element that `data-focus-after` names, the heading of the section, or `mainId`; it stays where
 * the page itself has put it. After a navigation the focus belongs to `RouteAnnouncer`.
 * @returns a function that stops it
 */
function recoverFocus(mainId: string): () => void {
  let last = focusedIn(document.activeElement)
  const untilStopped = new AbortController()
  const { signal } = untilStopped
  document.addEventListener('focusin', ({ target }) => (last = focusedIn(target)), { signal })
  document.addEventListener('focusout', ({ target }) => setTimeout(() => forgetIfBlurred(target)), { signal })
  /**
   * A press on empty space gives the focus up for good. Some browsers send the same event for an element that is being
   * removed; a moment later the two can be told apart.
   */
  function forgetIfBlurred(target: EventTarget | null): void {
    if (last?.element === target && last?.element.isConnected && document.activeElement !== target) {
      last = undefined
    }
  }
  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected) return
    const gone = last
    last = undefined
    // What is shown in its place may take the focus itself.
    void nextFrame().then(() => signal.aborted || moveFocus(gone, mainId))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    untilStopped.abort()
    observer.disconnect()
  }
}

function focusedIn(target: EventTarget | null): Focused | undefined {
  if (!(target instanceof HTMLElement) || target === document.body) return undefined
  const around: Element[] = []
  for (let one = target.parentElement; one; one = one.parentElement) around.push(one)
  return {
    element: target,
    around,
    successor: target.closest<HTMLElement>('[data-focus-after]')?.dataset.focusAfter,
    isByKey: target.matches(':focus-visible'),
    pathname: window.location.pathname,
  }
}

function moveFocus(gone: Focused, mainId: string): void {
  if (!isFocusFree() || window.location.pathname !== gone.pathname) return
  const place = byId(gone.element.id) ?? byId(gone.successor) ?? headingAround(gone) ?? byId(mainId)
  focusOn(place, { preventScroll: !gone.isByKey })
}

function focusOn(place: HTMLElement | null | undefined, options: FocusOptions): void {
  if (!place) return
  // A heading takes the focus from here only, never by Tab.
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus(options)
}

function headingAround({ around }: Focused): HTMLElement | null {
  const part = around.find(({ isConnected }) => isConnected)?.closest('section[aria-labelledby], main')
  if (part?.matches('main')) return part.querySelector('h1')
  return byId(part?.getAttribute('aria-labelledby'))
}

const byId = (id: string | null | undefined): HTMLElement | null => (id ? document.getElementById(id) : null)
