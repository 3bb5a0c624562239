import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether the page is hidden, in another tab or behind a lock screen. `false` on the server. */
export const useHiddenTab = () =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  )
