import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Takes presses in a row on a button that writes for one, on every page of a member (`one-press.ts`). */
export function OnePressGuard() {
  const queryClient = useQueryClient()
  useEffect(() => {
    // After the first load: it comes with the gesture that wakes the page.
    const stop = import('./one-press.ts').then(({ takePressesForOne }) => takePressesForOne(queryClient))
    return () => void stop.then((end) => end())
  }, [queryClient])
  return null
}
