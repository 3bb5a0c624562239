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

const FORM_ERROR = 'form-error'

/** What is wrong with a field, or with both: an alert that a page begins with is read by some screen readers only, and by the others twice. */
function descriptionOf(name: 'email' | 'password', errors: SignInErrors) {
  if (errors[name]) return html` aria-invalid="true" aria-describedby="${name}-error"`
  return errors.form ? html` aria-describedby="${FORM_ERROR}"` : null
}

export function signInPage({ action, email, errors, joinUrl, ...page }: SignInView): string {
  const t = textsIn(page.language)
  const emailFirst = !email || errors.email
  const field = (name: 'email' | 'password', attributes: ReturnType<typeof html>) => html`
<div class="field">
<label for="${name}">${t[name]}</label>
<input id="${name}" name="${name}" ${attributes}${descriptionOf(name, errors)}>
${errors[name] ? html`<p class="field-error" id="${name}-error">${alertIcon}${errors[name]}</p>` : null}
</div>`

  const body = html`
<h1>${t.signIn}</h1>
<p class="lead">${t.signInLead}</p>
<form method="post" action="${action.password}" novalidate>
${notice('error', errors.form, FORM_ERROR)}
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
