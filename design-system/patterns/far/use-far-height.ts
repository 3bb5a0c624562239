import { type RefObject, useEffect, useState } from 'react'
import { useFromServer } from './use-from-server.ts'
import { usePrinting } from './use-printing.ts'

/** Beyond this distance from the viewport, in pixels, elements may be left out. */
const FAR = 600

export type Far = {
  /** What is far is left out at all. */
  isOn: boolean
  /**
   * Given for what begins out of view: about its height in pixels until it has been measured. A document of the server
   * has everything; only what comes later begins without it.
   */
  guess?: number | undefined
  /** How far is far; 600 pixels by default. */
  distance?: number
  /** Called after each check: with its height when it is far, else with null. */
  onLook?: ((height: number | null) => void) | undefined
}

/**
 * The height of an element that is far from the viewport, else null. What holds the focus stays, and paper gets
 * everything.
 */
export function useFarHeight(
  element: RefObject<Element | null>,
  { isOn, guess, distance = FAR, onLook }: Far,
): number | null {
  const isFromServer = useFromServer()
  const isPrinting = usePrinting()
  const [height, setHeight] = useState<number | null>(isFromServer ? null : (guess ?? null))
  const isFar = height !== null
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
        if (isNeeded || !isFar) setHeight(seen)
        onLook?.(seen)
      },
      { rootMargin: `${distance}px 0px` },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isOn, isPrinting, distance, onLook, isFar])
  return isOn && !isPrinting ? height : null
}
