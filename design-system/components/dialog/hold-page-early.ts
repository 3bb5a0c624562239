import { firstIn, HELD, holdPage } from './hold-page.ts'

/*
 * Inline script for the head of a page with an open dialog (`page-dialog.tsx`): traps focus and makes the page inert
 * until the component takes over (`HELD`).
 */
let end: () => void = () => removeEventListener('DOMContentLoaded', begin)
addEventListener('DOMContentLoaded', begin)
addEventListener(HELD, () => end(), { once: true })

function begin(): void {
  const panel = document.querySelector<HTMLElement>('[data-page-dialog]')
  const shade = panel?.previousElementSibling
  const close = panel?.querySelector<HTMLElement>(':scope > a')
  if (!panel || !close || !(shade instanceof HTMLElement)) return
  let isSent = false
  // A submitted form must not be abandoned by accident.
  panel.addEventListener('submit', () => {
    isSent = true
  })
  end = holdPage({ panel, shade, leave: () => !isSent && close.click() })
  if (!panel.contains(document.activeElement)) focusUnheard(firstIn(panel, panel.dataset.pageDialog))
}

/** Moves focus without a visible `focusin`: code that waits for the first interaction must not react to it. */
function focusUnheard(target: HTMLElement): void {
  const hide = (event: Event) => event.stopPropagation()
  addEventListener('focusin', hide, true)
  target.focus()
  removeEventListener('focusin', hide, true)
}
