import * as m from '#app/paraglide/messages.js'
import { CONSENT_ANSWERED } from '#app/site/document/consent-answered.ts'

/**
 * Keeps a visitor's answer without leaving the page, closes the question, and starts what was allowed.
 * @returns what to say; nothing when the form was sent instead
 */
export async function answerConsent(
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

/** The plain form says what went wrong better than a notice could. */
function submitPlainly(form: HTMLFormElement, value: string): void {
  const answer = Object.assign(document.createElement('input'), { type: 'hidden', name: 'consent', value })
  form.append(answer)
  form.submit()
}

/** True when the site kept it: it answers a form by sending the browser on. */
async function postAnswer(action: string, value: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ consent: value })
    const { type } = await fetch(action, { method: 'POST', body, redirect: 'manual' })
    return type === 'opaqueredirect'
  } catch {
    return false
  }
}
