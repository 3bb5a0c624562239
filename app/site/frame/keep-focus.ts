import { nextFrame } from '#app/domain/next-frame.ts'

/** What had the focus, and what it stood in. */
interface Held {
  readonly element: HTMLElement
  /** From the inside out. */
  readonly around: readonly Element[]
  /** The element that takes its place, by id: what opened a form, once that is closed. */
  readonly successor: string | undefined
  /** A reader with a pointer sees where they are; one with a keyboard is shown. */
  readonly isByKey: boolean
  readonly pathname: string
}

/**
 * What is pressed often disappears as its own result: a line that is removed, a button whose work is done. The focus would
 * fall back to the top of the page, and take a screen reader with it. Instead it moves to the heading of the section that
 * held the pressed element, or to what a form's `data-focus-after` names, unless the page has already put it somewhere.
 * After a change of page the focus is the route announcer's business.
 * @returns how to stop
 */
export function keepFocus(mainId: string): () => void {
  let held = hold(document.activeElement)
  const untilStopped = new AbortController()
  const { signal } = untilStopped
  document.addEventListener('focusin', ({ target }) => (held = hold(target)), { signal })
  document.addEventListener('focusout', ({ target }) => setTimeout(() => left(target)), { signal })
  /**
   * A press on empty space gives the focus up for good. Some browsers send the same event for an element that is being
   * removed; a moment later the two can be told apart.
   */
  function left(target: EventTarget | null): void {
    if (held?.element === target && held?.element.isConnected && document.activeElement !== target) {
      held = undefined
    }
  }
  const observer = new MutationObserver(() => {
    if (!held || held.element.isConnected) return
    const gone = held
    held = undefined
    // What is shown in its place may take the focus itself.
    void nextFrame().then(() => signal.aborted || giveOn(gone, mainId))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    untilStopped.abort()
    observer.disconnect()
  }
}

function hold(target: EventTarget | null): Held | undefined {
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

function giveOn(gone: Held, mainId: string): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (!isLost || window.location.pathname !== gone.pathname) return
  const place = byId(gone.element.id) ?? byId(gone.successor) ?? headingAround(gone) ?? byId(mainId)
  if (!place) return
  // A heading takes the focus from here only, never by Tab.
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: !gone.isByKey })
}

function headingAround({ around }: Held): HTMLElement | null {
  const part = around.find(({ isConnected }) => isConnected)?.closest('section[aria-labelledby], main')
  if (part?.matches('main')) return part.querySelector('h1')
  return byId(part?.getAttribute('aria-labelledby'))
}

const byId = (id: string | null | undefined): HTMLElement | null => (id ? document.getElementById(id) : null)
