import { type RefObject, useEffect } from 'react'

/**
 * Closes a `<details>` menu on Escape (returning focus to its summary), on a press outside and when a link in it is
 * followed. Without JavaScript only the summary toggles it.
 */
export function useDismissDetails(menu: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = menu.current
    if (!details) return
    const close = () => {
      details.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
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
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      details.removeEventListener('click', onFollow)
    }
  }, [menu])
}
