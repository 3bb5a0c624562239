import { CONSENT_ANSWERED, consentCookie } from '#app/domain/consent.ts'
import { LINK_PATIENCE_MS, within } from '#app/domain/within.ts'
import * as m from '#app/paraglide/messages.js'
import { submitPlainly } from './submit-plainly.ts'

/**
 * Stores a visitor's consent choice without a page load, hides the banner and starts the analytics that were allowed.
 * @returns the message to show, or `undefined` when the request failed and the form was submitted natively instead
 */
export async function sendConsent(
  value: string,
  form: HTMLFormElement,
  mainId: string,
): Promise<string | undefined> {
  if (!(await postAnswer(form.action, value))) {
    submitPlainly(form, value)
    return undefined
  }
  const hadFocus = form.contains(document.activeElement)
  document.documentElement.classList.add(CONSENT_ANSWERED)
  if (hadFocus) document.getElementById(mainId)?.focus({ preventScroll: true })
  window.dispatchEvent(new Event('consent'))
  return m.consent_kept()
}

/** Resolves to true when the choice was stored: the server answers with a redirect, and the browser keeps the cookie. */
async function postAnswer(action: string, value: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ consent: value })
    const { type } = await within(
      LINK_PATIENCE_MS,
      fetch(action, { method: 'POST', body, redirect: 'manual' }),
    )
    return type === 'opaqueredirect' && document.cookie.includes(`${consentCookie(location.protocol)}=`)
  } catch {
    return false
  }
}
