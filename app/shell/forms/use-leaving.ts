import { type RefObject, useEffect, useRef, useState } from 'react'
import { FORM_ANSWER_MS } from '#app/domain/same-press.ts'

/**
 * For a form whose response is another document: its button stays busy from `leave` until the page is unloaded, and is
 * enabled again when Back restores the document from the back/forward cache, and where no answer has come: its reader may have
 * stopped the browser.
 */
export function useLeaving() {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  /** @returns whether the browser sends the form. Offline it does not (`OwnNotices`) */
  const leave = (): boolean => {
    if (!navigator.onLine) return false
    setIsLeaving(true)
    setTimeout(setIsLeaving, FORM_ANSWER_MS, false)
    return true
  }
  return { isLeaving, leave }
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
