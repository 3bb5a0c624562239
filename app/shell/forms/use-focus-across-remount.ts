import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in the same field when a form is remounted, for example with a restored draft. Fields are matched by
 * id.
 * @param isRemounted truthy after the remount; the effect that follows restores the focus
 * @returns a function that records the focused field; call it before the remount
 */
export function useFocusAcrossRemount(isRemounted: unknown): () => void {
  const id = useRef('')
  useEffect(() => {
    if (isRemounted) document.getElementById(id.current)?.focus()
  }, [isRemounted])
  return () => {
    id.current = document.activeElement?.id ?? ''
  }
}
