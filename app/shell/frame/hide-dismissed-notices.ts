import { readStored } from '#app/domain/browser-parts.ts'
import { DISMISSED, readDismissed } from '#app/domain/dismissed.ts'

/*
 * A script in the head of every page that hides dismissed announcements before first paint. The HTML is shared by all
 * readers, so the style is created in the browser; a constructed style sheet is used because the content security
 * policy allows only inline styles with a known hash.
 */
const closed = readDismissed(readStored('localStorage', DISMISSED)).map((key) => `[data-notice="${key}"]`)
if (closed.length > 0) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${closed.join()}{display:none}`)
  document.adoptedStyleSheets = [sheet]
}
