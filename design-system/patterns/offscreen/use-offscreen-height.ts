import { type RefObject, useEffect, useState } from 'react'
import { useIsHydrating } from '../../components/hydration/use-is-hydrating.ts'
import { usePrinting } from './use-printing.ts'

/** Distance from the viewport beyond which elements may be left out, in pixels. */
const DISTANCE = 600

export type OffscreenOptions = {
  /** Enables leaving out. */
  isOn: boolean
  /**
   * Estimated height in pixels, for elements that start out of view. Server-rendered documents contain everything;
   * only content added later starts left out.
   */
  guess?: number | undefined
  /** Overrides the distance. 600 pixels by default. */
  distance?: number
  /** Called after each check with the height when far, otherwise with null. */
  onLook?: ((height: number | null) => void) | undefined
}

/**
 * Height of an element while it is far from the viewport, otherwise null. Never far: an element with focus, and any
 * element while printing.
 *
 * What is left out is not found by the browser's own search in the page, nor selected with all of it: a price of filters that answer
 * at once on a slow device. `content-visibility` would keep both, but rows of a table cannot have it.
 */
export function useOffscreenHeight(
  element: RefObject<Element | null>,
  { isOn, guess, distance = DISTANCE, onLook }: OffscreenOptions,
): number | null {
  const isHydrating = useIsHydrating()
  const isPrinting = usePrinting()
  const [height, setHeight] = useState<number | null>(isHydrating ? null : (guess ?? null))
  const isOffscreen = height !== null
  useEffect(() => {
    const watched = element.current
    if (!isOn || isPrinting || !watched) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const isNeeded = entry.isIntersecting || watched.contains(document.activeElement)
        const seen = isNeeded ? null : entry.boundingClientRect.height
        // A placeholder already has the height of what it replaces.
        if (isNeeded || !isOffscreen) setHeight(seen)
        onLook?.(seen)
      },
      { rootMargin: `${distance}px 0px` },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isOn, isPrinting, distance, onLook, isOffscreen])
  return isOn && !isPrinting ? height : null
}
