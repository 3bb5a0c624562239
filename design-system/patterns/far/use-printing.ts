import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
const readers = new Set<() => void>()

/** True while the browser makes paper of the page: what is left out of the screen has to be there then. */
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
  // The browser takes its picture as soon as the event is over.
  flushSync(() => {
    for (const onChange of readers) onChange()
  })
}
