import { html } from './html.ts'
import { alertIcon, lockIcon } from './icons.ts'
import { layout, notice, type Page } from './layout.ts'
import { textsIn } from './texts.ts'

export type SignInErrors = { email?: string; password?: string; form?: string }

export type SignInView = Pick<Page, 'language' | 'otherLanguageUrl' | 'strip'> & {
  /** Form actions: sign in with a password, or ask for a code. */
  action: { password: string; code: string }
  email: string
  errors: SignInErrors
  joinUrl: string
}

export function signInPage({ action, email, errors, joinUrl, ...page }: SignInView): string {
  const t = textsIn(page.language)
  const emailFirst = !email || errors.email
  const field = (name: 'email' | 'password', attributes: ReturnType<typeof html>) => html`
<div class="field">
<label for="${name}">${t[name]}</label>
<input id="${name}" name="${name}" ${attributes}${errors[name] ? html` aria-invalid="true" aria-describedby="${name}-error"` : null}>
${errors[name] ? html`<p class="field-error" id="${name}-error">${alertIcon}${errors[name]}</p>` : null}
</div>`

  const body = html`
<h1>${t.signIn}</h1>
<p class="lead">${t.signInLead}</p>
<form method="post" action="${action.password}" novalidate>
${notice('error', errors.form)}
${field('email', html`type="email" autocomplete="username" inputmode="email" spellcheck="false" autocapitalize="none" maxlength="254" value="${email}"${emailFirst ? html` autofocus` : null}`)}
${field('password', html`type="password" autocomplete="current-password" maxlength="200"${emailFirst ? null : html` autofocus`}`)}
<div class="actions">
<button class="primary">${t.doSignIn}</button>
<button class="link" formaction="${action.code}">${t.emailCode}</button>
</div>
</form>
<p class="aside">${t.newHere} <a class="act" href="${joinUrl}">${t.join}</a></p>
<p class="safety">${lockIcon}<span>${t.passwordSafety}</span></p>`
  return layout({ ...page, title: t.signIn, sky: 5, body })
}
