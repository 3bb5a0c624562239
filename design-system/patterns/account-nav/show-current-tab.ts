import { scrollOf } from './centred-tab.ts'

/*
 * A script for the head of a page with the account's tabs: the current one is in view before any other script has come, also
 * in a browser that does not know how the style says so.
 */
addEventListener('DOMContentLoaded', () => {
  if (CSS.supports('scroll-initial-target', 'nearest')) return
  const frame = document.querySelector<HTMLElement>('[data-account-nav]')
  const tab = frame?.querySelector<HTMLElement>('[aria-current=page]')
  if (!frame || !tab) return
  frame.scrollLeft = scrollOf(frame, tab)
})
