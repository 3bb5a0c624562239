import { type RefObject, useEffect } from 'react'

/** When the bar appears over the focused control, scrolls the page so that the control stays visible (WCAG 2.4.11). */
export function useUncoveredFocus(bar: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const focused = document.activeElement
    if (count === 0 || !bar.current || !focused?.matches(':focus-visible') || bar.current.contains(focused))
      return
    const { top, bottom } = focused.getBoundingClientRect()
    const edge = bar.current.getBoundingClientRect().bottom
    if (bottom > 0 && top < edge) focused.scrollIntoView({ block: 'nearest' })
  }, [bar, count])
}
