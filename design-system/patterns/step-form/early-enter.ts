/** Whether the reader tried to submit before the form was ready (`hold-early-enter.ts`). Returns true once. */
export function takeEarlyEnter(): boolean {
  const held = document.documentElement.dataset
  const isHeld = held.earlyEnter !== undefined
  delete held.earlyEnter
  return isHeld
}
