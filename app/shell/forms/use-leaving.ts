import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { FORM_ANSWER_MS } from '#app/domain/same-press.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'

/**
 * For a form whose response is another document: its button stays busy from `leave` until the page is unloaded, and is
 * enabled again when Back restores the document from the back/forward cache, and where no answer has come: its reader may have
 * stopped the browser.
 */
export function useLeaving() {
  const { notify, dismiss } = useNotifications()
  const said = useRef('')
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  const leave = () => {
    setIsLeaving(true)
    dismiss(said.current)
    setTimeout(setIsLeaving, FORM_ANSWER_MS, false)
  }
  /** Lets the browser send the form. Offline its own error page would take the place of this one: then it says `notSent`. */
  const send = (event: FormEvent, notSent: string) => {
    if (navigator.onLine) return leave()
    event.preventDefault()
    // What does not expire is also shown in a dialog over the page.
    said.current = notify({ status: 'error', message: notSent, options: { expiring: false } })
  }
  return { isLeaving, leave, send }
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
