import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { classNames } from '../../components/class-names/class-names.ts'

export type Retry = {
  /** Label of the button: "Try again". */
  label: string
  /** Called when it is pressed; the button is busy until its promise settles. Without it, it is a link that loads the page anew, which needs no application. */
  onRetry?: (() => unknown) | undefined
  /** It appears by itself after a moment, beside what may still come. `false` by default. */
  isLate?: boolean | undefined
}

type RetryLook = {
  /** `on-night-secondary` on the night sky. `secondary` by default. */
  variant?: 'secondary' | 'on-night-secondary'
}

/** Requests again what could not be read. */
export function RetryButton({ label, onRetry, isLate, variant = 'secondary' }: Retry & RetryLook) {
  const button = useFocusKeeper()
  const [isBusy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    try {
      await onRetry?.()
    } finally {
      setBusy(false)
    }
  }
  return (
    <p ref={button} className={classNames('mt-4', isLate && 'late')}>
      {onRetry ? (
        <Button variant={variant} size="small" busy={isBusy} onClick={() => void press()}>
          {label}
        </Button>
      ) : (
        // With a target, so that nothing but the browser follows it.
        <Button variant={variant} size="small" href="" target="_self">
          {label}
        </Button>
      )}
    </p>
  )
}

/** When the retry button disappears, moves focus to the section's heading. */
function useFocusKeeper() {
  const notice = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const shown = notice.current
    return () => {
      if (!shown?.contains(document.activeElement)) return
      const heading = shown.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3')
      if (!heading) return
      heading.tabIndex = -1
      // Deferred until the replacement has rendered.
      queueMicrotask(() => heading.focus())
    }
  }, [])
  return notice
}
