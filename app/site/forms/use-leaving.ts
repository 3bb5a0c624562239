import { useEffect, useState } from 'react'

/**
 * A form whose answer is another document: its button stays busy from `leave` until the page is gone, and is free again
 * when Back brings this very document back (back/forward cache).
 */
export function useLeaving() {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return { isLeaving, leave: () => setIsLeaving(true) }
}
