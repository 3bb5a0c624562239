import { useEffect, useState } from 'react'

/**
 * For a form whose response is another document: its button stays busy from `leave` until the page is unloaded, and is
 * enabled again when Back restores the document from the back/forward cache.
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
