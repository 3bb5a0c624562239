import { personaPassword } from '../../seed/personas/identity.ts'
import type { AccountLanguage, Accounts } from '../../store/accounts.ts'
import { listPersonas } from '../personas.ts'
import { type Html, html } from './html.ts'
import { textsIn } from './texts.ts'

/**
 * Says that nothing here is real, and links to the personas (each fills in its email) and the outbox. `urlFor` is
 * null where no email is asked for; `account` filters the outbox.
 */
export function demonstrationStrip(
  accounts: Accounts,
  language: AccountLanguage,
  urlFor: ((email: string) => string) | null,
  account?: string,
): Html {
  const t = textsIn(language)
  const outbox = `/outbox?${new URLSearchParams({ lang: language, ...(account ? { to: account } : {}) })}`
  const personas = urlFor ? listPersonas(accounts) : []
  return html`<aside class="strip">
<p>${t.demonstration} ${personas.length > 0 ? html`<span>${t.demonstrationPassword}<code>${personaPassword}</code>.</span> ` : null}<a href="${outbox}" target="_blank" rel="noopener">${t.outbox}</a></p>
${personas.length > 0 ? html`<ul>${personas.map((one) => html`<li><a href="${urlFor?.(one.email)}">${one.firstName} ${one.lastName}</a></li>`)}</ul>` : null}
</aside>`
}
