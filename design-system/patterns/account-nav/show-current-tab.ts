import { scrollOf } from './centred-tab.ts'

/*
 * Inline script for the head of an account page: scrolls the current tab into view before hydration, for browsers
 * that do not support doing so in CSS.
 */
addEventListener('DOMContentLoaded', () => {
  if (CSS.supports('scroll-initial-target', 'nearest')) return
  const frame = document.querySelector<HTMLElement>('[data-account-nav]')
  const tab = frame?.querySelector<HTMLElement>('[aria-current=page]')
  if (!frame || !tab) return
  frame.scrollLeft = scrollOf(frame, tab)
})
