import { type RefObject, useEffect, useRef } from 'react'

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
