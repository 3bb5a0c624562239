import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import {
  Cross,
  closeClasses,
  type DialogWords,
  descriptionClasses,
  panelClasses,
  titleClasses,
  veil,
} from './dialog-panel.tsx'
import { firstIn, HELD, holdPage } from './hold-page.ts'

export type PageDialogProps = DialogWords & {
  /** The page underneath. Closing goes there, by the ×, by Escape and by a press outside. */
  closeHref: string
  /** Name of the × for those who cannot see it. */
  closeLabel: string
  /** 560 px wide, or up to 1000. `medium` by default. */
  size?: 'medium' | 'wide'
  /** Nothing closes it by accident while an answer is awaited. `false` by default. */
  locked?: boolean
  /** Id of what takes the focus first; the first control otherwise. */
  focusId?: string
  /**
   * Lays out its own insides, up to the edge; the title is heard and not seen, and a description has no place.
   * `false` by default.
   */
  bare?: boolean
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
  /** The dialog's insides. */
  children: ReactNode
}

/**
 * A dialog that is an address. The server sends it open, inside the page (no portal, no style attribute), and without
 * JavaScript its links and forms are enough. Once the page lives, and before where its head has `hold-page-early.ts`,
 * it holds the focus and stills the page behind; the scroll lock is the style sheet's (`html:has([data-page-dialog])`).
 * That is little, because it is always open: it comes without the primitive of dialogs that open and close by state.
 */
export function PageDialog({
  title,
  titleHidden = false,
  description,
  closeHref,
  closeLabel,
  size = 'medium',
  locked = false,
  focusId,
  bare = false,
  className,
  children,
}: PageDialogProps) {
  const id = useId()
  const descriptionId = description && !bare ? `${id}-description` : undefined
  const { panel, shade, close } = useHeldPage(locked, focusId)
  return (
    <>
      <div ref={shade} className={veil} aria-hidden="true" />
      <div
        ref={panel}
        role="dialog"
        tabIndex={-1}
        aria-labelledby={id}
        aria-describedby={descriptionId}
        data-page-dialog={focusId ?? ''}
        className={classNames('overscroll-contain', panelClasses(size), className)}
      >
        {bare ? (
          <>
            <h2 id={id} className="sr-only">
              {title}
            </h2>
            {children}
          </>
        ) : (
          <div className="px-5 pt-7 pb-6 tablet:px-10 tablet:pt-9 tablet:pb-8">
            <h2 id={id} className={titleClasses(titleHidden)}>
              {title}
            </h2>
            {description ? (
              <p id={descriptionId} className={descriptionClasses}>
                {description}
              </p>
            ) : null}
            <div className="mt-5">{children}</div>
          </div>
        )}
        <a ref={close} href={closeHref} aria-label={closeLabel} className={closeClasses}>
          <Cross />
        </a>
      </div>
    </>
  )
}

/** Keeps the focus in a panel while it is mounted, then returns it to where it was. */
function useHeldPage(locked: boolean, focusId: string | undefined) {
  const panel = useRef<HTMLDivElement>(null)
  const shade = useRef<HTMLDivElement>(null)
  const close = useRef<HTMLAnchorElement>(null)
  const leave = useEffectEvent(() => {
    if (!locked) close.current?.click()
  })
  const begin = useEffectEvent((held: HTMLElement) => firstIn(held, focusId).focus())
  useEffect(() => {
    const held = panel.current
    const veiled = shade.current
    if (!held || !veiled) return undefined
    // A script in the head has held the page until now.
    window.dispatchEvent(new Event(HELD))
    const opener = document.activeElement
    const isInside = held.contains(opener)
    const giveBack = holdPage({ panel: held, shade: veiled, leave: () => leave() })
    // A reader who has already moved on inside stays there.
    if (!isInside) begin(held)
    return () => {
      giveBack()
      // After the page that follows has placed its own.
      setTimeout(() => {
        if (!isInside && !held.isConnected && opener instanceof HTMLElement) opener.focus()
      })
    }
  }, [])
  return { panel, shade, close }
}
