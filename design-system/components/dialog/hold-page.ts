/** An event of the window: from here on a dialog's own component holds the page (`hold-page-early.ts`). */
export const HELD = 'held'

/** Live regions stay audible, and a dialog that opened by itself can be answered. */
const LEFT_ALONE = '[aria-live], [role="status"], [role="alert"], [role="dialog"]'

/**
 * Makes the page inert, except for these elements and live regions. Returns a function that undoes it.
 */
function stillPage(kept: readonly Element[]): () => void {
  const stilled: Element[] = []
  const still = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || child.matches(LEFT_ALONE) || child.hasAttribute('inert')) continue
      if (kept.some((one) => child.contains(one)) || child.querySelector(LEFT_ALONE)) still(child)
      else {
        child.setAttribute('inert', '')
        stilled.push(child)
      }
    }
  }
  still(document.body)
  return () => {
    for (const element of stilled) element.removeAttribute('inert')
  }
}

const CONTROLS =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]'

/** What Tab reaches inside a panel, in document order. */
const controlsIn = (panel: Element): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  )

/** Tab goes from the last control of a panel to the first, and back the other way. */
function tabInside(panel: Element, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const controls = controlsIn(panel)
  const at = document.activeElement
  const isAtEnd = event.shiftKey ? at === controls.at(0) || at === panel : at === controls.at(-1)
  if (!isAtEnd) return
  event.preventDefault()
  controls.at(event.shiftKey ? -1 : 0)?.focus()
}

export type HeldDialog = {
  /** The panel, which keeps the focus. */
  panel: HTMLElement
  /** What lies between it and the page: a press on it leaves. */
  shade: HTMLElement
  /** Leads to the page underneath, unless nothing may close it now. */
  leave: () => unknown
}

/** Holds the focus in a dialog and stills the page behind it, until what is returned is called. */
export function holdPage({ panel, shade, leave }: HeldDialog): () => void {
  const giveBack = stillPage([panel, shade])
  const onKeyDown = (event: KeyboardEvent) => {
    tabInside(panel, event)
    // A dialog above this one takes the key for itself.
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) leave()
  }
  const onPress = () => leave()
  document.addEventListener('keydown', onKeyDown)
  shade.addEventListener('click', onPress)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    shade.removeEventListener('click', onPress)
    giveBack()
  }
}

/** What takes the focus first: what has this id, or else the first control of the panel. */
export const firstIn = (panel: HTMLElement, id: string | undefined): HTMLElement =>
  (id ? document.getElementById(id) : null) ?? controlsIn(panel).at(0) ?? panel
