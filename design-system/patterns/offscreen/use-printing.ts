import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
const readers = new Set<() => void>()

/** True while printing: content left out on screen must be on paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    watch,
    () => isPrinting,
    () => false,
  )
}

function watch(onChange: () => void): () => void {
  if (readers.size === 0) {
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
  }
  readers.add(onChange)
  return () => {
    readers.delete(onChange)
    if (readers.size > 0) return
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

const begin = () => say(true)
const end = () => say(false)

function say(starts: boolean): void {
  isPrinting = starts
  // The browser captures the page as soon as the event handler returns.
  flushSync(() => {
    for (const onChange of readers) onChange()
  })
}
