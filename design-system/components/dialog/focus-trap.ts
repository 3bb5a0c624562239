/** Window event: the dialog's component has taken over from `focus-trap-early.ts`. */
export const FOCUS_TRAPPED = 'focus-trapped'

/** Stay interactive: live regions, and dialogs that opened by themselves. */
const LEFT_ALONE = '[aria-live], [role="status"], [role="alert"], [role="dialog"]'

/**
 * Makes the page inert, and what it renders later, except for these elements and live regions.
 * @returns a function that undoes it
 */
function makePageInert(kept: readonly Element[]): () => void {
  const madeInert: Element[] = []
  const observer = new MutationObserver(() => {
    // A dialog leaves the document a moment before its effects end: then the page is free already.
    if (kept.every(({ isConnected }) => isConnected)) visit(document.body)
  })
  const visit = (parent: Element) => {
    // Its own children alone: in those that are inert, what comes is so too.
    observer.observe(parent, { childList: true })
    for (const child of parent.children) {
      if (kept.includes(child) || child.matches(LEFT_ALONE) || child.hasAttribute('inert')) continue
      if (kept.some((one) => child.contains(one)) || child.querySelector(LEFT_ALONE)) visit(child)
      else {
        child.setAttribute('inert', '')
        madeInert.push(child)
      }
    }
  }
  visit(document.body)
  return () => {
    observer.disconnect()
    for (const element of madeInert) element.removeAttribute('inert')
  }
}

const CONTROLS =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]'

/** Safari before 17.4 has no `checkVisibility`, and leaves no boxes to what is hidden. */
const isShown = (element: Element): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0

/** Tabbable elements of a panel, in document order. */
const controlsIn = (panel: Element): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.tabIndex >= 0 && isShown(one))

/** Focus trap: Tab wraps from the last control to the first, and back. */
function tabInside(panel: Element, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const controls = controlsIn(panel)
  const at = document.activeElement
  const isAtEnd = event.shiftKey ? at === controls.at(0) || at === panel : at === controls.at(-1)
  if (!isAtEnd) return
  event.preventDefault()
  controls.at(event.shiftKey ? -1 : 0)?.focus()
}

export type TrappedDialog = {
  /** The panel that keeps focus. */
  panel: HTMLElement
  /** The overlay; pressing it closes. */
  overlay: HTMLElement
  /** Closes by navigating to the page underneath, unless closing is locked. */
  leave: () => unknown
}

/**
 * Traps focus in the panel and makes the page behind inert.
 * @returns a function that undoes both
 */
export function trapFocus({ panel, overlay, leave }: TrappedDialog): () => void {
  const restorePage = makePageInert([panel, overlay])
  const onKeyDown = (event: KeyboardEvent) => {
    tabInside(panel, event)
    // A dialog above this one has handled the key already.
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) leave()
  }
  const onPress = () => leave()
  document.addEventListener('keydown', onKeyDown)
  overlay.addEventListener('click', onPress)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    overlay.removeEventListener('click', onPress)
    restorePage()
  }
}

/** Initial focus: the element with this id, or else the panel's first control. */
export const firstIn = (panel: HTMLElement, id: string | undefined): HTMLElement =>
  (id ? document.getElementById(id) : null) ?? controlsIn(panel).at(0) ?? panel
