import { type RefObject, useEffect } from 'react'

/** A bar that comes over the page covers nothing that a keyboard has just pressed: the page moves from under it. */
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
