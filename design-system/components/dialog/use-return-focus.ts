import { useRef } from 'react'

/**
 * Remembers what had the focus when a dialog opened and returns the focus when it closes. Radix does so only for its
 * own trigger button, and our dialogs open by state or by address.
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
