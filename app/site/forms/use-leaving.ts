import { useEffect, useState } from 'react'

/**
 * A form whose answer is another site: its button stays busy from `leave` until the page is gone, and is free again
 * when Back brings this very document back (back/forward cache).
 */
export function useLeaving() {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  /** @param href where to; without, the form's own post goes there */
  function leave(href?: string): void {
    setIsLeaving(true)
    if (href !== undefined) window.location.assign(href)
  }
  return { isLeaving, leave }
}
