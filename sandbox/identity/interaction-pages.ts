import type { Language } from '@borealis/contract/values.ts'
import { personaPassword } from '../seed/personas/identity.ts'
import type { Accounts } from '../store/accounts.ts'
import { maskedDestination, sendSignInCode, sendStepUpCode } from './code-delivery.ts'
import { readIntentHint } from './intent-hint.ts'
import { type Interaction, type Reply, signedInAccount } from './interaction.ts'
import { type CodeView, emailCodePage, stepUpPage } from './pages/code-page.ts'
import { type Html, html } from './pages/html.ts'
import { type SignInErrors, signInPage } from './pages/sign-in-page.ts'
import { textsIn } from './pages/texts.ts'
import { listPersonas } from './personas.ts'
import { siteUrl } from './site-url.ts'

/** Renders the current page of an interaction. */
export function showPage(interaction: Interaction): Reply {
  const { isStepUp, query, params } = interaction
  if (isStepUp || query.get('view') === 'code') return askForCode(interaction)
  const loginHint = typeof params.login_hint === 'string' ? params.login_hint : ''
  const wantsCode = params.method_hint === 'email_code' && loginHint !== '' && !query.has('email')
  return wantsCode
    ? askForHintedCode(interaction, loginHint)
    : askToSignIn(interaction, query.get('email') ?? loginHint, {})
}

/** Who has no password begins with the code, which is sent when the page is first opened. */
function askForHintedCode(interaction: Interaction, email: string): Reply {
  const { deps, codes, uid, language } = interaction
  if (codes.emailFor(uid, 'sign-in') === null)
    sendSignInCode(deps, codes, { interaction: uid, email, language })
  return askForCode(interaction)
}

/** The sign-in form, with the email typed before and an error. */
export function askToSignIn(interaction: Interaction, email: string, errors: SignInErrors): Reply {
  const { deps, language, params, path } = interaction
  return {
    page: signInPage({
      language,
      otherLanguageUrl: path('', { lang: otherLanguage(interaction), ...(email ? { email } : {}) }),
      action: { password: path('/password'), code: path('/send') },
      email,
      errors,
      joinUrl: siteUrl(params, language, '/create-account'),
      strip: demonstrationStrip(deps.accounts, language, (persona) => path('', { email: persona })),
    }),
  }
}

/** The form for a code, as second factor or instead of a password. Opening a step-up sends its first code. */
export function askForCode(interaction: Interaction, error?: string): Reply {
  return interaction.isStepUp ? askForStepUpCode(interaction, error) : askForEmailCode(interaction, error)
}

function askForStepUpCode(interaction: Interaction, error: string | undefined): Reply {
  const { deps, codes, uid, language, params } = interaction
  const account = signedInAccount(interaction)
  const hint = readIntentHint(params.intent_hint, language)
  if (codes.emailFor(uid, 'step-up') === null) {
    sendStepUpCode(deps, codes, { interaction: uid, account, language, hint })
  }
  const strip = demonstrationStrip(deps.accounts, language, null, account.email)
  const to = maskedDestination(account, language)
  return { page: stepUpPage({ ...codeView(interaction, error), strip, to, hint }) }
}

function askForEmailCode(interaction: Interaction, error: string | undefined): Reply {
  const { deps, codes, uid, language } = interaction
  const email = codes.emailFor(uid, 'sign-in')
  if (email === null) return askToSignIn(interaction, '', {})
  const strip = demonstrationStrip(deps.accounts, language, null, email)
  return { page: emailCodePage({ ...codeView(interaction, error), strip, to: email }) }
}

function codeView(interaction: Interaction, error: string | undefined): Omit<CodeView, 'strip'> {
  const { language, path, query } = interaction
  return {
    language,
    otherLanguageUrl: path('', { lang: otherLanguage(interaction), view: 'code' }),
    action: { check: path('/check'), resend: path('/resend'), leave: path('/leave') },
    error,
    resent: query.get('sent') === 'again',
  }
}

const otherLanguage = ({ language }: Interaction) => (language === 'fr' ? 'en' : 'fr')

/**
 * Says that nothing here is real, and links to the personas (each fills in its email) and the outbox. `urlFor` is
 * null where no email is asked for; `account` filters the outbox.
 */
function demonstrationStrip(
  accounts: Accounts,
  language: Language,
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
