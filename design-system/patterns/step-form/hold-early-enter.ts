/*
 * A script for the head of a page whose form cannot be sent yet: Enter in one of its fields, or a press on its button, is
 * kept on the root element until the form can be sent. Who types on has not finished, and presses again.
 */
const held = document.documentElement.dataset
/** Before React, which stops what it has not come so far to hear. */
const first = { capture: true }

addEventListener('keydown', holdEnter, first)
// A button that is switched off hears no click.
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
