/*
 * A script for the head of a page whose form cannot be sent yet: Enter in one of its fields, or a press on its button, is
 * kept on the root element until the form can be sent. Somebody who goes on typing has not finished, and will press
 * again.
 */
const held = document.documentElement.dataset
/** Before React, which stops events for which it is not ready yet. */
const first = { capture: true }

addEventListener('keydown', holdEnter, first)
// A disabled button receives no click event.
addEventListener('pointerup', holdPress, first)
addEventListener('input', forget, first)

function holdEnter({ key, isComposing, target }: KeyboardEvent): void {
  if (key !== 'Enter' || isComposing || !(target instanceof Element)) return
  if (target.matches('form[data-waiting] input')) held.earlyEnter = ''
}

function holdPress({ target }: PointerEvent): void {
  if (target instanceof Element && target.closest('form[data-waiting] [type=submit]')) held.earlyEnter = ''
}

function forget(): void {
  delete held.earlyEnter
}
