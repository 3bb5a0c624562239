/*
 * A script for the head of a page whose form cannot be sent yet: Enter in one of its fields is kept on the root element
 * until the form can be sent. Who types on has not finished, and presses again.
 */
const held = document.documentElement.dataset

addEventListener('keydown', ({ key, isComposing, target }) => {
  if (key !== 'Enter' || isComposing || !(target instanceof Element)) return
  if (target.matches('form[data-waiting] input')) held.earlyEnter = ''
})

addEventListener('input', () => {
  delete held.earlyEnter
})
