import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** So far outside of what is in view, in pixels, things need not be there. */
const FAR = 600

/**
 * The height of an element that is far from what is in view, else null. What holds the focus stays, and paper gets
 * everything.
 */
export function useFarHeight(element: RefObject<HTMLElement | null>, isOn: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const watched = element.current
    if (!isOn || !watched) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const isNeeded = entry.isIntersecting || watched.contains(document.activeElement)
        setHeight((known) => (isNeeded ? null : (known ?? entry.boundingClientRect.height)))
      },
      { rootMargin: `${FAR}px 0px` },
    )
    observer.observe(watched)
    const showAll = () => flushSync(() => setHeight(null))
    window.addEventListener('beforeprint', showAll)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', showAll)
    }
  }, [element, isOn])
  return isOn ? height : null
}
