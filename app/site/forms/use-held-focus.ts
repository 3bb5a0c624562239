import { useEffect, useRef } from 'react'

/**
 * A form that is made anew with what was typed before has other elements in place of its fields: whoever was in one of them
 * stays there, and goes on typing.
 * @param isAnew truthy once the form has been made anew
 * @returns notes where the focus is; to be called before
 */
export function useHeldFocus(isAnew: unknown): () => void {
  const id = useRef('')
  useEffect(() => {
    if (isAnew) document.getElementById(id.current)?.focus()
  }, [isAnew])
  return () => {
    id.current = document.activeElement?.id ?? ''
  }
}
