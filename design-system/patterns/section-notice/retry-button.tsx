import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'

export type Retry = {
  /** Label of the button: "Try again". */
  label: string
  /** Called when it is pressed. */
  onRetry: () => unknown
}

type RetryLook = {
  /** `primary` on the night sky. `secondary` by default. */
  variant?: 'primary' | 'secondary'
}

/** Requests again what could not be read. */
export function RetryButton({ label, onRetry, variant = 'secondary' }: Retry & RetryLook) {
  const button = useFocusKeeper()
  return (
    <p ref={button} className="mt-4">
      <Button variant={variant} size="small" onClick={() => void onRetry()}>
        {label}
      </Button>
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
