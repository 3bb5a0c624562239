import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors, type InteractionResults, type Provider } from 'oidc-provider'
import type { AccountLanguage } from '../store/accounts.ts'
import type { SandboxDeps } from '../store/sandbox-deps.ts'
import { maskedDestination, sendSignInCode, sendStepUpCode } from './code-delivery.ts'
import { readForm, redirect } from './http.ts'
import { readIntentHint } from './intent-hint.ts'
import { type CodeCheck, createOneTimeCodes } from './one-time-codes.ts'
import { emailCodePage, stepUpPage } from './pages/code-page.ts'
import { type SignInErrors, signInPage } from './pages/sign-in-page.ts'
import { demonstrationStrip } from './pages/strip.ts'
import { languageFrom, textsIn } from './pages/texts.ts'
import { ACR_PASSWORD, ACR_STEP_UP, STEP_UP_PROMPT } from './policy.ts'

type Visit = {
  uid: string
  prompt: string
  /** Who is signed in at the provider already. */
  sub: string | undefined
  params: Record<string, unknown>
  language: AccountLanguage
  query: URLSearchParams
  /** A path of this interaction that stays in the page's language. */
  path(step?: string, query?: Record<string, string>): string
}

type Reply = { page: string } | { goTo: string } | { finish: InteractionResults }

/**
 * The pages between the site's request and its callback: sign in, a code by email, a step-up.
 * Answers false when the path is not one of theirs. Throws `SessionNotFound` when the interaction is over.
 */
export function createInteractions(provider: Provider, deps: SandboxDeps) {
  const codes = createOneTimeCodes(deps)

  const signIn = (visit: Visit, email: string, errors: SignInErrors): Reply => ({
    page: signInPage({
      language: visit.language,
      otherLanguageUrl: visit.path('', {
        lang: visit.language === 'fr' ? 'en' : 'fr',
        ...(email ? { email } : {}),
      }),
      action: { password: visit.path('/password'), code: visit.path('/send') },
      email,
      errors,
      joinUrl: siteUrl(visit.params, visit.language, '/create-account'),
      strip: demonstrationStrip(deps.accounts, visit.language, (persona) =>
        visit.path('', { email: persona }),
      ),
    }),
  })

  const askCode = (visit: Visit, error?: string): Reply => {
    const shared = {
      language: visit.language,
      otherLanguageUrl: visit.path('', { lang: visit.language === 'fr' ? 'en' : 'fr', view: 'code' }),
      action: { check: visit.path('/check'), resend: visit.path('/resend'), leave: visit.path('/leave') },
      error,
      resent: visit.query.get('sent') === 'again',
    }
    if (visit.prompt === STEP_UP_PROMPT) {
      const account = signedInAccount(visit)
      if (codes.emailFor(visit.uid, 'step-up') === null) {
        sendStepUpCode(deps, codes, { interaction: visit.uid, account, language: visit.language })
      }
      const to = maskedDestination(account, visit.language)
      const hint = readIntentHint(visit.params.intent_hint)
      const strip = demonstrationStrip(deps.accounts, visit.language, null, account.email)
      return { page: stepUpPage({ ...shared, to, hint, strip }) }
    }
    const email = codes.emailFor(visit.uid, 'sign-in')
    if (email === null) return signIn(visit, '', {})
    const strip = demonstrationStrip(deps.accounts, visit.language, null, email)
    return { page: emailCodePage({ ...shared, to: email, strip }) }
  }

  const signedInAccount = (visit: Visit) => {
    const account = visit.sub ? deps.accounts.findBySub(visit.sub) : null
    if (!account) throw new errors.SessionNotFound('nobody is signed in for this step-up')
    return account
  }

  const submitPassword = (visit: Visit, form: URLSearchParams): Reply => {
    const t = textsIn(visit.language)
    const [email, password] = [form.get('email')?.trim() ?? '', form.get('password') ?? '']
    const missing: SignInErrors = {}
    if (!isEmail(email)) missing.email = t.emailMissing
    if (!password) missing.password = t.passwordMissing
    if (missing.email || missing.password) return signIn(visit, email, missing)
    const account = deps.accounts.checkPassword(email, password)
    if (!account) return signIn(visit, email, { form: t.notRecognized })
    return { finish: { login: { accountId: account.sub, acr: ACR_PASSWORD, amr: ['pwd'], remember: true } } }
  }

  const submitCode = (visit: Visit, form: URLSearchParams): Reply => {
    const t = textsIn(visit.language)
    const stepUp = visit.prompt === STEP_UP_PROMPT
    // People type the space that the message shows between the two halves.
    const typed = (form.get('code') ?? '').replace(/[\s-]/g, '')
    if (!/^\d{6}$/.test(typed)) return askCode(visit, t.codeShape)
    const check = codes.check(visit.uid, stepUp ? 'step-up' : 'sign-in', typed)
    if (!check.ok) return askCode(visit, codeError(check, t))
    const strength = stepUp ? { acr: ACR_STEP_UP, amr: ['otp', 'mfa'] } : { acr: ACR_PASSWORD, amr: ['otp'] }
    return { finish: { login: { accountId: check.sub, remember: true, ...strength } } }
  }

  const send = (visit: Visit, email: string): Reply => {
    const t = textsIn(visit.language)
    if (!isEmail(email)) return signIn(visit, email, { email: t.emailMissing })
    sendSignInCode(deps, codes, { interaction: visit.uid, email, language: visit.language })
    return { goTo: visit.path('', { view: 'code' }) }
  }

  const resend = (visit: Visit): Reply => {
    const again = { view: 'code', sent: 'again' }
    if (visit.prompt === STEP_UP_PROMPT) {
      const account = signedInAccount(visit)
      sendStepUpCode(deps, codes, { interaction: visit.uid, account, language: visit.language })
      return { goTo: visit.path('', again) }
    }
    const email = codes.emailFor(visit.uid, 'sign-in')
    if (email === null) return { goTo: visit.path() }
    sendSignInCode(deps, codes, { interaction: visit.uid, email, language: visit.language })
    return { goTo: visit.path('', again) }
  }

  const leave = (visit: Visit): Reply =>
    visit.prompt === STEP_UP_PROMPT
      ? { finish: { error: 'access_denied', error_description: 'the customer cancelled' } }
      : { goTo: visit.path('', { email: codes.emailFor(visit.uid, 'sign-in') ?? '' }) }

  const show = (visit: Visit): Reply => {
    if (visit.prompt === STEP_UP_PROMPT || visit.query.get('view') === 'code') return askCode(visit)
    return signIn(visit, visit.query.get('email') ?? loginHint(visit.params), {})
  }

  const submit = (visit: Visit, step: string, form: URLSearchParams): Reply => {
    if (step === '/resend') return resend(visit)
    if (step === '/leave') return leave(visit)
    if (step === '/check') return submitCode(visit, form)
    if (visit.prompt === STEP_UP_PROMPT) return askCode(visit)
    return step === '/send' ? send(visit, form.get('email')?.trim() ?? '') : submitPassword(visit, form)
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    sendPage: (response: ServerResponse, page: string) => void,
  ): Promise<boolean> => {
    const [, uid, step = ''] =
      /^\/interaction\/([\w-]+)(\/(?:password|send|check|resend|leave))?$/.exec(url.pathname) ?? []
    if (!uid) return false
    const details = await provider.interactionDetails(request, response)
    if (details.uid !== uid) throw new errors.SessionNotFound('another interaction')
    const language = languageFrom(url.searchParams.get('lang') ?? asText(details.params.ui_locales))
    const visit: Visit = {
      uid,
      prompt: details.prompt.name,
      sub: details.session?.accountId ?? details.lastSubmission?.login?.accountId,
      params: details.params,
      language,
      query: url.searchParams,
      path: (to = '', query = {}) =>
        `/interaction/${uid}${to}?${new URLSearchParams({ lang: language, ...query })}`,
    }
    // A form's page reloaded, or its address opened again: show the page that the form is on.
    const reply = request.method === 'POST' ? submit(visit, step, await readForm(request)) : show(visit)
    if ('page' in reply) sendPage(response, reply.page)
    else if ('goTo' in reply) redirect(response, reply.goTo)
    else await provider.interactionFinished(request, response, reply.finish)
    return true
  }
}

/** A page of the site that asked, in the customer's language. */
export function siteUrl(params: Record<string, unknown>, language: AccountLanguage, path: string): string {
  const origin = new URL(asText(params.redirect_uri) ?? 'http://localhost:3000').origin
  return origin + (language === 'fr' ? '/fr-ca' : '') + path
}

function codeError(check: Extract<CodeCheck, { ok: false }>, t: ReturnType<typeof textsIn>): string {
  return { wrong: t.codeWrong, expired: t.codeExpired, exhausted: t.codeExhausted }[check.reason]
}

const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)
const loginHint = (params: Record<string, unknown>) => asText(params.login_hint) ?? ''
