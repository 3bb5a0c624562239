import { useRef } from 'react'

/**
 * Restores focus on close to whatever had it on open. Radix only does so for its own trigger, and our dialogs are
 * opened by state or by URL.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
