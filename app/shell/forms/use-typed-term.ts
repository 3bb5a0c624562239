import { type RefObject, useEffect, useRef, useState } from 'react'

/** The least time between two terms of somebody who goes on typing; milliseconds. */
const EVERY_MS = 100
/** How long a writer stops before they have paused; milliseconds. */
const PAUSE_MS = 150

/**
 * What is typed into a text box.
 * @param when `typed`: with the first key, then a few times a second; `paused`: once its writer pauses, where each term costs
 * @returns the term, and what reads the box at once: nobody types what a script writes into it
 */
export function useTypedTerm(
  box: RefObject<HTMLInputElement | null>,
  when: 'typed' | 'paused',
): [term: string, readNow: () => string] {
  const [term, setTerm] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const readNow = () => {
    clearTimeout(timer.current)
    const now = box.current?.value.trim() ?? ''
    setTerm(now)
    return now
  }
  useEffect(() => {
    const input = box.current
    if (!input) return
    let last = -EVERY_MS
    const read = () => {
      last = performance.now()
      setTerm(input.value.trim())
    }
    const onInput = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(read, when === 'paused' ? PAUSE_MS : last + EVERY_MS - performance.now())
    }
    input.addEventListener('input', onInput)
    // What was typed while this code was loading.
    if (input.value !== input.defaultValue) onInput()
    return () => {
      clearTimeout(timer.current)
      input.removeEventListener('input', onInput)
    }
  }, [box, when])
  return [term, readNow]
}
