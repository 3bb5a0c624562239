/** Whether Enter or the button was pressed before the form could be sent (`hold-early-enter.ts`); true once. */
export function takeEarlyEnter(): boolean {
  const held = document.documentElement.dataset
  const isHeld = held.earlyEnter !== undefined
  delete held.earlyEnter
  return isHeld
}
