import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whether this part of the page is still on the screen: an answer that comes after its reader has gone on to another page
 * leads nobody away from there.
 */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
