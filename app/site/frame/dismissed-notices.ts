import { addDismissed, DISMISSED, readDismissed } from '#app/domain/dismissed.ts'

/** Names of the announcements that were closed in this browser. */
export const dismissedNotices = (): string[] => readDismissed(localStorage.getItem(DISMISSED))

/** Remembers one more that was closed; answers all of them. */
export function dismissNotice(key: string): string[] {
  localStorage.setItem(DISMISSED, addDismissed(localStorage.getItem(DISMISSED), key))
  return dismissedNotices()
}

/**
 * Runs in the head, before anything is painted: what was closed before is hidden by a style sheet of its own, so that
 * a page which many are sent shows nothing that this reader has closed. Script makes it because the content security
 * policy names every inline style, and this one differs from reader to reader.
 */
export const hideDismissedNotices = `try{var k=(localStorage.getItem('${DISMISSED}')||'').split('.').filter(function(x){return/^[0-9a-f]{12}$/.test(x)});if(k.length){var s=new CSSStyleSheet();s.replaceSync(k.map(function(x){return'[data-notice="'+x+'"]'}).join()+'{display:none}');document.adoptedStyleSheets=[s]}}catch(e){}`
