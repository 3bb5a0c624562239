/**
 * A script for the head of a page whose form cannot be sent yet: Enter in one of its fields is kept on the root element
 * until the form can be sent. Who types on has not finished, and presses again.
 */
export const holdEarlyEnter = `(()=>{const held=document.documentElement.dataset;addEventListener('keydown',e=>{if(e.key==='Enter'&&!e.isComposing&&e.target.matches?.('form[data-waiting] input'))held.earlyEnter=''});addEventListener('input',()=>{delete held.earlyEnter})})()`

/** Whether Enter was pressed before the form could be sent; true once. */
export function takeEarlyEnter(): boolean {
  const held = document.documentElement.dataset
  const isHeld = held.earlyEnter !== undefined
  delete held.earlyEnter
  return isHeld
}
