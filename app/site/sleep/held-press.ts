/*
 * Some presses on a sleeping page mean nothing without the application:
 *
 * - a button of the page, or of a form that only the application can send (`data-held-asleep`);
 * - the language switch, whose choice has to be remembered;
 * - a link that changes this page in place.
 *
 * Such a press is held, `data-held` shows the reader that it was felt, and it is pressed again once the application listens.
 */

type Pressed = HTMLButtonElement | HTMLAnchorElement

const PRESS_EVERY_MS = 50
/** Ten seconds: a reader who has waited longer presses again. */
const MAX_PRESSES = 200

let held: Pressed | undefined

/** What a plain click presses: not one that opens another tab. */
export function pressedBy(event: MouseEvent): Pressed | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null
  return target.closest<Pressed>('button[type=button],[data-held-asleep] button,a[href]')
}

export function isForTheApplication(pressed: Pressed): boolean {
  if (pressed instanceof HTMLButtonElement) return true
  const { hreflang, origin, pathname, search, target } = pressed
  const changesThisPage =
    origin === location.origin && pathname === location.pathname && search !== location.search && !target
  return hreflang !== '' || changesThisPage
}

/** The last press counts: one that was held before is let go. */
export function hold(pressed: Pressed): void {
  held?.removeAttribute('data-held')
  held = pressed
  held.setAttribute('data-held', '')
}

export function pressAgain(): void {
  const pressed = held
  held = undefined
  if (pressed) press(pressed, MAX_PRESSES)
}

/** React stops a press on what it has not taken over yet: such a press is repeated until it is heard. */
function press(pressed: Pressed, left: number): void {
  let isStopped = false
  const look = (event: Event) => {
    if (!event.cancelBubble) return
    isStopped = true
    event.preventDefault()
  }
  document.addEventListener('click', look, true)
  pressed.click()
  document.removeEventListener('click', look, true)
  if (isStopped && left > 0 && pressed.isConnected) setTimeout(press, PRESS_EVERY_MS, pressed, left - 1)
  else pressed.removeAttribute('data-held')
}
