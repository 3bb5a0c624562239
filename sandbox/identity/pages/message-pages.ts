import type { AccountLanguage } from '../../store/accounts.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { textsIn } from './texts.ts'

/** Shown instead of the provider's own error page. `detail` is for developers and stays in English. */
export function errorPage(language: AccountLanguage, siteUrl: string, detail: string | null): string {
  const t = textsIn(language)
  const body = html`
<h1>${t.errorTitle}</h1>
<p class="lead">${t.errorLead}</p>
<div class="actions"><a class="primary" href="${siteUrl}">${t.backToSite}</a></div>
${detail ? html`<p class="help" lang="en-CA">${detail}</p>` : null}`
  return layout({ language, title: t.errorTitle, sky: 8, body })
}

/** For a sign-out that nobody on our site asked for: the customer decides. */
export function askSignOutPage(language: AccountLanguage, siteUrl: string, xsrf: string): string {
  const t = textsIn(language)
  const body = html`
<h1>${t.signOut}</h1>
<p class="lead">${t.signOutLead}</p>
<form method="post" action="/session/end/confirm">
<input type="hidden" name="xsrf" value="${xsrf}">
<div class="actions">
<button class="primary" name="logout" value="yes">${language === 'fr' ? 'Fermer la session' : 'Sign out'}</button>
<a class="act" href="${siteUrl}">${t.staySignedIn}</a>
</div>
</form>`
  return layout({ language, title: t.signOut, sky: 8, body })
}

export function signedOutPage(language: AccountLanguage, siteUrl: string): string {
  const t = textsIn(language)
  const body = html`
<h1>${t.signedOut}</h1>
<p class="lead">${t.signedOutLead}</p>
<div class="actions"><a class="primary" href="${siteUrl}">${t.backToSite}</a></div>`
  return layout({ language, title: t.signedOut, sky: 8, body })
}
