/**
 * Gives the focus to what the address names after `#`, or to the control in it that is asked for. A fragment alone
 * scrolls there and leaves the focus at the top. Whoever has begun to type or choose is left alone.
 * @param control selects within the place
 */
export function focusNamedPlace(control: string): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  const place = document.getElementById(window.location.hash.slice(1))
  const found = place?.matches(control) ? place : place?.querySelector<HTMLElement>(control)
  found?.focus()
}
