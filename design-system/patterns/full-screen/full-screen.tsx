import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'

export type FullScreenProps = {
  /** Name of what is shown, for screen readers. */
  label: string
  /** Words of the button that closes it. */
  close: string
  /** Called once it is closed, also by the Escape key or the system's own gesture. */
  onClose: () => void
  /** What is shown. */
  children: ReactNode
}

/**
 * One thing on the whole screen, light in both themes, while the screen stays lit: for showing to somebody else. Where
 * the browser has no full screen it covers the page. White space follows the height, for a phone on its side.
 */
export function FullScreen({ label, close, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isWanted = useRef(false)
  useEffect(() => {
    const shown = dialog.current
    isWanted.current = true
    const cover = () => {
      // The request takes time, and the reader may have closed it meanwhile.
      if (!isWanted.current) leaveFullScreen()
      else if (shown && !shown.open) shown.showModal()
    }
    // The page first: what becomes full screen later would lie above the dialog.
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
      className="m-0 h-full max-h-none w-full max-w-none overflow-y-auto bg-on-night px-5 py-[min(5vh,2.5rem)] text-night tablet:px-10 [&_:focus-visible]:outline-night"
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

function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
}

/** The system lets go of the lock whenever the page is hidden; it is asked for again when the page comes back. */
function keepLit(): () => void {
  let lock: WakeLockSentinel | undefined
  let isOver = false
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    try {
      const got = await navigator.wakeLock?.request('screen')
      if (isOver || lock?.released === false) await got?.release()
      else lock = got
    } catch {
      // A browser may refuse, for example when the battery is low.
    }
  }
  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
