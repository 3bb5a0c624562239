/**
 * Moves the focus to the element that the URL's fragment names, or to the control within it. Browsers only scroll there.
 * Does nothing once the reader has focused something.
 * @param control selector of the control
 */
export function focusFragmentTarget(control: string): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  const target = document.getElementById(window.location.hash.slice(1))
  const found = target?.matches(control) ? target : target?.querySelector<HTMLElement>(control)
  found?.focus()
}
