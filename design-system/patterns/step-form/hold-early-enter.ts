/*
 * Inline script for the head of a page whose form cannot be submitted yet: remembers Enter in a field, or a press on
 * the submit button, on the root element until the form is ready. Typing on cancels it.
 */
const held = document.documentElement.dataset
/** Capture phase: React stops events that it cannot handle yet. */
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
