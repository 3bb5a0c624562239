import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether the page is out of sight, in another tab or behind a locked screen. On the server: no. */
export const useHiddenTab = () =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  )
