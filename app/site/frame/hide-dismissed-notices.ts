import { DISMISSED, readDismissed } from '#app/domain/dismissed.ts'

/*
 * A script in the head of every page, before anything is painted: what was closed before is hidden by a style sheet of its
 * own, so that a page which many are sent shows nothing that this reader has closed. Script makes it because the content
 * security policy names every inline style, and this one differs from reader to reader.
 */
try {
  const closed = readDismissed(localStorage.getItem(DISMISSED)).map((key) => `[data-notice="${key}"]`)
  if (closed.length > 0) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${closed.join()}{display:none}`)
    document.adoptedStyleSheets = [sheet]
  }
} catch {
  // A browser that keeps nothing has closed nothing.
}
