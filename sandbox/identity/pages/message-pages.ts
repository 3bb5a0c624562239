import type { Language } from '@borealis/contract/values.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { textsIn } from './texts.ts'

/** For a finished interaction, for example after Back. */
export function expiredPage(language: Language, siteUrl: string): string {
  const t = textsIn(language)
  return messagePage(language, siteUrl, t.expiredTitle, t.expiredLead)
}

/** Replaces the provider's own error page. The reason is in the log only: a member cannot do anything about it. */
export function refusedPage(language: Language, siteUrl: string): string {
  const t = textsIn(language)
  return messagePage(language, siteUrl, t.refusedTitle, t.refusedLead)
}

export function signedOutPage(language: Language, siteUrl: string): string {
  const t = textsIn(language)
  return messagePage(language, siteUrl, t.signedOut, t.signedOutLead)
}

function messagePage(language: Language, siteUrl: string, title: string, lead: string): string {
  const body = html`
<h1>${title}</h1>
<p class="lead">${lead}</p>
<div class="actions"><a class="primary" href="${siteUrl}">${textsIn(language).backToSite}</a></div>`
  return layout({ language, title, sky: 8, body })
}

/** For a sign-out that did not come from our site: the customer decides. */
export function askSignOutPage(language: Language, siteUrl: string, xsrf: string): string {
  const t = textsIn(language)
  const body = html`
<h1>${t.signOut}</h1>
<form method="post" action="/session/end/confirm">
<input type="hidden" name="xsrf" value="${xsrf}">
<div class="actions">
<button class="primary" name="logout" value="yes">${t.doSignOut}</button>
<a class="act" href="${siteUrl}">${t.staySignedIn}</a>
</div>
</form>`
  return layout({ language, title: t.signOut, sky: 8, body })
}
