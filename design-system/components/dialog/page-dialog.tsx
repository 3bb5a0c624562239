import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Cross, closeClasses, panelClasses, stillVeil, veil } from './dialog-panel.tsx'
import { FOCUS_TRAPPED, firstIn, trapFocus } from './focus-trap.ts'

export type PageDialogProps = {
  /** Accessible name; visible headings are the content's own. */
  title: string
  /** URL of the page underneath. The close button, Escape and a press outside lead there. */
  closeHref: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** Escape and a press outside no longer close it, while a submission is pending; the close button does. `false` by default. */
  locked?: boolean
  /** Id of the element that gets initial focus. The first control by default. */
  focusId?: string
  /**
   * It was open before this page, in another step, and does not come in again. Decided when it mounts. `false` by
   * default.
   */
  still?: boolean
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
  /** The dialog's content. It lays itself out up to the edge. */
  children: ReactNode
}

/**
 * A modal dialog with its own URL. The server renders it open, without portal or style attribute, and its links and
 * forms work without JavaScript. Once hydrated (earlier with `focus-trap-early.ts` in the head) it traps focus and
 * makes the page inert; the style sheet locks scrolling (`html:has([data-page-dialog])`). It is always open, so it
 * does without Radix, whose state machine would only cost bytes.
 */
export function PageDialog({
  title,
  closeHref,
  closeLabel,
  locked = false,
  focusId,
  still = false,
  className,
  children,
}: PageDialogProps) {
  const id = useId()
  const { panel, overlay, close } = useFocusTrap(locked, focusId)
  // Going back to the first step in place must not bring it in again.
  const [isStill] = useState(still)
  return (
    <>
      <div ref={overlay} className={isStill ? stillVeil : veil} aria-hidden="true" />
      <div
        ref={panel}
        role="dialog"
        tabIndex={-1}
        aria-labelledby={id}
        data-page-dialog={focusId ?? ''}
        className={classNames('overscroll-contain', panelClasses('wide', isStill), className)}
      >
        <h2 id={id} className="sr-only">
          {title}
        </h2>
        {children}
        <a ref={close} href={closeHref} aria-label={closeLabel} className={closeClasses}>
          <Cross />
        </a>
      </div>
    </>
  )
}

/**
 * Focuses the link of the page underneath that leads to the dialog: the reader came by it, by a document of its own or by one
 * that has been rendered anew since.
 */
function focusLinkTo(dialog: URL): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
  // Several may lead there, with an amount that is chosen already.
  const same = links.find(({ href }) => href === dialog.href)
  ;(same ?? links.find(({ pathname }) => pathname === dialog.pathname))?.focus()
}

/** Traps focus in the panel while mounted, then restores it. The panel follows the overlay and holds the link that closes it. */
export function useFocusTrap(locked = false, focusId?: string) {
  const panel = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const close = useRef<HTMLAnchorElement>(null)
  const leave = useEffectEvent(() => {
    if (!locked) close.current?.click()
  })
  const begin = useEffectEvent((panelElement: HTMLElement) => firstIn(panelElement, focusId).focus())
  useEffect(() => {
    const panelElement = panel.current
    const overlayElement = overlay.current
    if (!panelElement || !overlayElement) return undefined
    // Tell the script in the head that the component takes over.
    window.dispatchEvent(new Event(FOCUS_TRAPPED))
    const opener = document.activeElement
    const isInside = panelElement.contains(opener)
    const here = new URL(window.location.href)
    const release = trapFocus({ panel: panelElement, overlay: overlayElement, leave: () => leave() })
    // Keep the position of a reader who has already moved on inside.
    if (!isInside) begin(panelElement)
    return () => {
      release()
      // Deferred, so that it runs after the next page has placed its own focus.
      setTimeout(() => {
        if (panelElement.isConnected) return
        if (!isInside && opener instanceof HTMLElement) opener.focus()
        if (window.location.pathname !== here.pathname && !(opener?.isConnected && opener !== document.body))
          focusLinkTo(here)
      })
    }
  }, [])
  return { panel, overlay, close }
}
