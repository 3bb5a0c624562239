import { useRouter } from '@tanstack/react-router'
import { CONSENT_COOKIE, CONSENT_WORDING } from '#app/domain/consent.ts'

/** On the root element once a visitor has answered; it closes the banner. */
export const CONSENT_ANSWERED = 'consent-answered'

/**
 * The same few bytes in every page, so that a cached page can name them by their hash. No quotes, ampersands or angle
 * brackets: React writes text into an element, and would escape them.
 */
const SCRIPT = `document.documentElement.classList.toggle(\`${CONSENT_ANSWERED}\`,navigator.globalPrivacyControl===true||/(^|; )${CONSENT_COOKIE}=${CONSENT_WORDING}([.;]|$)/.test(document.cookie))`

/** Runs before the first paint: whoever has answered never sees the question flash. */
export function ConsentScript() {
  const nonce = useRouter().options.ssr?.nonce
  return <script nonce={nonce}>{SCRIPT}</script>
}
