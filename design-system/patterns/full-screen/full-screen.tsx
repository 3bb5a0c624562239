import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { keepLit } from './keep-lit.ts'

export type FullScreenProps = {
  /** Accessible name of the content. */
  label: string
  /** Label of the close button. */
  close: string
  /** Called after closing, also by Escape or a system gesture. */
  onClose: () => void
  /** The content. */
  children: ReactNode
}

/**
 * Shows one thing full screen to somebody else, such as a barcode at a till: light in both themes, and the screen
 * stays awake. Covers the page where the Fullscreen API is missing. Spacing follows the height, for landscape phones.
 */
export function FullScreen({ label, close, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isWanted = useRef(false)
  useEffect(() => {
    const shown = dialog.current
    isWanted.current = true
    const cover = () => {
      // The request is asynchronous; the reader may have closed it meanwhile.
      if (!isWanted.current) leaveFullScreen()
      else if (shown && !shown.open) shown.showModal()
    }
    // Make the page full screen before opening the dialog: an element that becomes full screen later would cover it.
    const whole = document.documentElement.requestFullscreen?.bind(document.documentElement)
    if (whole) whole({ navigationUI: 'hide' }).then(cover, cover)
    else cover()
    const onChange = () => !document.fullscreenElement && shown?.open && shown.close()
    document.addEventListener('fullscreenchange', onChange)
    const darken = keepLit()
    return () => {
      isWanted.current = false
      document.removeEventListener('fullscreenchange', onChange)
      darken()
      leaveFullScreen()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      className="m-0 h-full max-h-none w-full max-w-none overflow-y-auto bg-on-night px-margin py-[min(5vh,2.5rem)] text-night [&_:focus-visible]:outline-night"
    >
      <div className="flex min-h-full flex-col justify-center gap-[min(4vh,2rem)]">
        {children}
        <p className="text-center">
          <Button onClick={() => dialog.current?.close()}>{close}</Button>
        </p>
      </div>
    </dialog>
  )
}

export type WholeScreenProps = {
  /** The page's heading, for screen readers: what is shown says it to everybody else. */
  title: string
  /** Where Close leads when the page before this one is not known. */
  close: { href: string; label: string }
  /** The content, in a column of the screen's height. */
  children: ReactNode
}

/**
 * The same as a page of its own: it needs no script to open. Its Close link carries `data-close-card` and opens a
 * document, so that a script in the head can lead back instead. The content stands in the middle of the screen, where each
 * part that arrives would move those before it: nothing is shown before Close, the last one.
 */
export function WholeScreen({ title, close, children }: WholeScreenProps) {
  return (
    <div className="not-has-[[data-last]]:invisible flex min-h-dvh flex-col gap-[min(4vh,2rem)] bg-on-night px-margin py-[max(min(4vh,2rem),env(safe-area-inset-bottom))] text-night [&_:focus-visible]:outline-night">
      <h1 className="sr-only">{title}</h1>
      {children}
      <p className="text-center">
        <Button href={close.href} target="_self" data-close-card="" data-last="">
          {close.label}
        </Button>
      </p>
    </div>
  )
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
}
