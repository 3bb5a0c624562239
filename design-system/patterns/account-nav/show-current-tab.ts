/** A tab wider than the window begins at the page's own margin, in px. */
export const MARGIN = 20

/**
 * For the head of a page with the account's tabs: the current one is in view before any other script has come, also in a
 * browser that does not know how the style says so.
 */
export const showCurrentTab = `addEventListener('DOMContentLoaded',()=>{const frame=document.querySelector('[data-account-nav]'),tab=frame?.querySelector('[aria-current=page]');if(tab&&!CSS.supports('scroll-initial-target','nearest'))frame.scrollLeft=tab.offsetLeft-Math.max(${MARGIN},(frame.clientWidth-tab.offsetWidth)/2)})`
