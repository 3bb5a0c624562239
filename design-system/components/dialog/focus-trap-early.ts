import { FOCUS_TRAPPED, firstIn, trapFocus } from './focus-trap.ts'

/*
 * Inline script for the head of a page with an open dialog (`page-dialog.tsx`): traps focus and makes the page inert
 * until the component takes over (`FOCUS_TRAPPED`).
 */
let end: () => void = () => removeEventListener('DOMContentLoaded', begin)
addEventListener('DOMContentLoaded', begin)
addEventListener(FOCUS_TRAPPED, () => end(), { once: true })

function begin(): void {
  const panel = document.querySelector<HTMLElement>('[data-page-dialog]')
  const overlay = panel?.previousElementSibling
  const close = panel?.querySelector<HTMLElement>(':scope > a')
  if (!panel || !close || !(overlay instanceof HTMLElement)) return
  let isSent = false
  // A submitted form must not be abandoned by accident.
  panel.addEventListener('submit', () => {
    isSent = true
  })
  end = trapFocus({ panel, overlay, leave: () => !isSent && close.click() })
  if (!panel.contains(document.activeElement)) focusSilently(firstIn(panel, panel.dataset.pageDialog))
}

/** Moves focus without a visible `focusin`: code that waits for the first interaction must not react to it. */
function focusSilently(target: HTMLElement): void {
  const hide = (event: Event) => event.stopPropagation()
  addEventListener('focusin', hide, true)
  target.focus()
  removeEventListener('focusin', hide, true)
}
