import { sendSignInCode, sendStepUpCode } from './code-delivery.ts'
import { readIntentHint } from './intent-hint.ts'
import { type Interaction, type Reply, signedInAccount } from './interaction.ts'
import { askForCode, askToSignIn } from './interaction-pages.ts'
import type { CodeCheck } from './one-time-codes.ts'
import type { SignInErrors } from './pages/sign-in-page.ts'
import { textsIn } from './pages/texts.ts'
import { ACR_PASSWORD, ACR_STEP_UP } from './policy.ts'

/** Handles a posted form of an interaction. `step` is the last part of its action; none for the password form. */
export function submitForm(interaction: Interaction, step: string, form: URLSearchParams): Reply {
  if (step === '/resend') return resendCode(interaction)
  if (step === '/leave') return leave(interaction)
  if (step === '/check') return checkCode(interaction, form)
  // A step-up has a single form.
  if (interaction.isStepUp) return askForCode(interaction)
  return step === '/send' ? sendCode(interaction, form) : checkPassword(interaction, form)
}

function checkPassword(interaction: Interaction, form: URLSearchParams): Reply {
  const t = textsIn(interaction.language)
  const [email, password] = [emailIn(form), form.get('password') ?? '']
  const missing: SignInErrors = {}
  if (!isEmail(email)) missing.email = t.emailMissing
  if (!password) missing.password = t.passwordMissing
  if (missing.email || missing.password) return askToSignIn(interaction, email, missing)
  const account = interaction.deps.accounts.checkPassword(email, password)
  if (!account) return askToSignIn(interaction, email, { form: t.notRecognized })
  return { finish: { login: { accountId: account.sub, acr: ACR_PASSWORD, amr: ['pwd'], remember: true } } }
}

function checkCode(interaction: Interaction, form: URLSearchParams): Reply {
  const { codes, uid, isStepUp, language } = interaction
  const t = textsIn(language)
  // The message shows the code in two halves, so people type a space.
  const typed = (form.get('code') ?? '').replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(typed)) return askForCode(interaction, t.codeShape)
  const check = codes.check(uid, isStepUp ? 'step-up' : 'sign-in', typed)
  if (!check.ok) return askForCode(interaction, codeError(check, t))
  const strength = isStepUp ? { acr: ACR_STEP_UP, amr: ['otp', 'mfa'] } : { acr: ACR_PASSWORD, amr: ['otp'] }
  return { finish: { login: { accountId: check.sub, remember: true, ...strength } } }
}

function sendCode(interaction: Interaction, form: URLSearchParams): Reply {
  const { deps, codes, uid, language, path } = interaction
  const email = emailIn(form)
  if (!isEmail(email)) return askToSignIn(interaction, email, { email: textsIn(language).emailMissing })
  sendSignInCode(deps, codes, { interaction: uid, email, language })
  return { goTo: path('', { view: 'code' }) }
}

function resendCode(interaction: Interaction): Reply {
  const { deps, codes, uid, isStepUp, language, params, path } = interaction
  if (isStepUp) {
    const [account, hint] = [signedInAccount(interaction), readIntentHint(params.intent_hint, language)]
    sendStepUpCode(deps, codes, { interaction: uid, account, language, hint })
  } else {
    const email = codes.emailFor(uid, 'sign-in')
    if (email === null) return { goTo: path() }
    sendSignInCode(deps, codes, { interaction: uid, email, language })
  }
  return { goTo: path('', { view: 'code', sent: 'again' }) }
}

/** Leaves the code form: back to the site for a step-up, otherwise back to the password. */
function leave({ codes, uid, isStepUp, path }: Interaction): Reply {
  return isStepUp
    ? { finish: { error: 'access_denied', error_description: 'the customer cancelled' } }
    : { goTo: path('', { email: codes.emailFor(uid, 'sign-in') ?? '' }) }
}

function codeError(check: Extract<CodeCheck, { ok: false }>, t: ReturnType<typeof textsIn>): string {
  return { wrong: t.codeWrong, expired: t.codeExpired, exhausted: t.codeExhausted }[check.reason]
}

const emailIn = (form: URLSearchParams) => form.get('email')?.trim() ?? ''
const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
