import { dropStored, readStored, SCROLLED_TO } from '#app/domain/browser-parts.ts'
import { CONSENT_ANSWERED, CONSENT_WORDING, consentCookie } from '#app/domain/consent.ts'
import { DISMISSED, readDismissed } from '#app/domain/dismissed.ts'

/*
 * A script in the head of every page, before the first paint, so that nothing flashes which this reader has answered or closed.
 * It is the same for everybody, so that the policy of a shared page can allow it by its hash.
 */

// The consent banner.
const hasSignal = Reflect.get(navigator, 'globalPrivacyControl') === true
const answer = new RegExp(`(^|; )${consentCookie(location.protocol)}=${CONSENT_WORDING}([.;]|$)`)
document.documentElement.classList.toggle(CONSENT_ANSWERED, hasSignal || answer.test(document.cookie))

// Dismissed announcements: a constructed style sheet, because the policy allows only inline styles with a known hash.
const closed = readDismissed(readStored('localStorage', DISMISSED)).map((key) => `[data-notice="${key}"]`)
if (closed.length > 0) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${closed.join()}{display:none}`)
  document.adoptedStyleSheets = [sheet]
}

// A page that a link of the same page has led to begins where that was scrolled to (`keepForNextPage`), as it would if the
// application had changed it in place.
const [href, top] = JSON.parse(readStored('sessionStorage', SCROLLED_TO) ?? '[]')
dropStored('sessionStorage', SCROLLED_TO)
if (href === location.href) addEventListener('DOMContentLoaded', () => scrollTo(0, top))
