import { type RefObject, useEffect, useRef } from 'react'

/**
 * A ref that is true while the component is mounted. Checked after an awaited call, so that a late answer does not navigate
 * somebody away from the page that they have opened meanwhile.
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
