import { type RefObject, useEffect, useRef, useState } from 'react'

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

/**
 * A ref that is true while the component is mounted. Check it after an awaited call, so that a late response does not
 * navigate away from the page that the reader has opened since.
 */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
