import { type RefObject, useEffect } from 'react'

/**
 * Closes a `<details>` menu on Escape (returning focus to its summary), on a press outside, when the focus
 * goes on past it and when a link in it is followed. Without JavaScript only the summary toggles it.
 */
export function useDismissDetails(menu: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = menu.current
    if (!details) return
    const close = () => {
      details.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      // A list of suggestions or a dialog that is open takes the key for itself.
      if (event.key !== 'Escape' || event.defaultPrevented || !details.open) return
      close()
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
    }
    // Without a next element nothing else got the focus: a press within, or another window.
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.contains(event.target)) close()
    }
    const onFollow = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    details.addEventListener('click', onFollow)
    details.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      details.removeEventListener('click', onFollow)
      details.removeEventListener('focusout', onLeave)
    }
  }, [menu])
}
