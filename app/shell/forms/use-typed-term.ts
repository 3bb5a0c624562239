import { type RefObject, useEffect, useState } from 'react'

/** Debounce before suggestions are fetched; milliseconds. */
const PAUSE_MS = 150

/** What is in a text box, once its writer pauses. */
export function useTypedTerm(box: RefObject<HTMLInputElement | null>): string {
  const [term, setTerm] = useState('')
  useEffect(() => {
    const input = box.current
    if (!input) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setTerm(input.value.trim()), PAUSE_MS)
    }
    input.addEventListener('input', onInput)
    // What was typed while this code was loading.
    if (input.value !== input.defaultValue) onInput()
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', onInput)
    }
  }, [box])
  return term
}
