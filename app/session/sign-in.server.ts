import { z } from 'zod'
import { baseLocale, languagePart, languageTag, locales, withLocalePrefix } from '#app/domain/locale.ts'
import { safeReturnPath } from '#app/domain/return-path.ts'
import { signInMethod } from '#app/domain/sign-in-method.ts'
import { seeOther } from '#app/edge/answers.ts'
import { audit } from '#app/edge/audit.server.ts'
import { log } from '#app/edge/log.server.ts'
import { countSecurityEvent } from '#app/edge/metrics.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { isWanted, readerLocale } from '#app/edge/request-locale.server.ts'
import { env } from '#app/env.server.ts'
import {
  ATTEMPT_MS,
  type Attempt,
  awaitSession,
  beginAttempt,
  findAttempt,
  markUsed,
  recordAnswer,
} from './attempts.server.ts'
import { authProblem, lostAttempt, siteUrl } from './auth-redirects.server.ts'
import { backendFor } from './backend-for.server.ts'
import { readAskCookie, readSessionCookie, writeAskCookie, writeSessionCookie } from './cookie.server.ts'
import { authorizationUrl, type Exchange, exchangeCode, isOurIssuer } from './identity.server.ts'
import { ProviderRefusal, patiently, UntrustedAnswer } from './provider.server.ts'
import { consumeRateLimit, type RateLimitResult, refundEarlierTry } from './rate-limits.server.ts'
import { sealedRecords, type Versioned } from './sealed-records.server.ts'
import {
  currentSession,
  endSession,
  findSession,
  type NewSession,
  shortSessions,
  startSession,
} from './session.server.ts'

interface SignInRequest {
  readonly returnTo: string | null
  /** The email address that the provider's form begins with. */
  readonly loginHint: string | null
  /** They were told that they need no password: the provider may send its code at once. */
  readonly byCode?: boolean
  /** A new session even though there is one: it is about to end for good. */
  readonly isRenewal: boolean
  /** The customer is asked for credentials, whatever the provider remembers. */
  readonly asksAgain: boolean
}

/** How long a sign-in waits for the page data; milliseconds. */
const PAGE_DATA_WAIT_MS = 2_000
/** How long it waits for the member's saved language; milliseconds. */
const PROFILE_WAIT_MS = 1_000

/**
 * Sends the browser to the provider to sign in, then back to `returnTo`. Somebody already signed in goes straight there.
 */
export async function beginSignIn(request: SignInRequest): Promise<Response> {
  const { returnTo, loginHint, byCode = false, isRenewal } = request
  const { locale } = requestContext()
  const target = safeReturnPath(returnTo ?? withLocalePrefix('/', locale))
  if (!isRenewal && (await currentSession())) return seeOther(target)
  const asksAgain = request.asksAgain || readAskCookie()
  // The provider signs in silently and then refuses to renew the tokens: a third time would be the same, without end.
  if (!asksAgain && (await shortSessions()) > 1) {
    log.warn('two sessions ended as soon as they had begun: no other is started without asking')
    return authProblem('not-kept', locale, target)
  }
  if (await isClosed()) return authProblem('closed', locale, target)
  const redirectUri = siteUrl(withLocalePrefix('/auth/callback', locale))
  let limit: RateLimitResult | undefined
  try {
    limit = await consumeRateLimit('sign-in')
    if (limit.waitMs > 0) return authProblem('busy', locale, target)
    const attempt = await beginAttempt({ kind: 'sign-in', redirectUri, returnTo: target, locale })
    const language = languageTag(locale)
    const url = await patiently(authorizationUrl({ ...attempt, language, loginHint, byCode, asksAgain }))
    return seeOther(url.href)
  } catch (error) {
    log.error({ err: error }, 'sign-in could not begin')
    // No event of the audit, which would be of nobody; but whoever is on call must hear of it.
    countSecurityEvent('sign-in-refused')
    await limit?.refund()
    return authProblem('unavailable', locale, target)
  }
}

/** Whether sign-in is switched off (`public.auth.isActive`). It counts as on when the backend does not answer in time. */
async function isClosed(): Promise<boolean> {
  const { locale } = requestContext()
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PAGE_DATA_WAIT_MS, false).unref())
  const answer = backendFor({ session: undefined, locale })
    .getPageData()
    .then(
      ({ public: { auth } }) => !auth.isActive,
      () => false,
    )
  return Promise.race([answer, late])
}

/** The provider's answer to a sign-in: a session and the page the customer wanted, or a page that says what went wrong. */
export async function finishSignIn(query: URLSearchParams): Promise<Response> {
  const state = query.get('state') ?? ''
  const found = await findAttempt(state, 'sign-in')
  if (!found) return answerRepeat(undefined)
  const attempt = found.value
  let claimed: Versioned<Attempt> | undefined
  let session: string | undefined
  try {
    claimed = await markUsed(state, found)
    // The same callback came before: a reload, the Back button, a double click.
    if (!claimed) return await answerRepeat({ state, ...attempt })
    const refusal = query.get('error')
    if (refusal !== null) return refusedByProvider(refusal, attempt)
    const { idToken, ...exchange } = await patiently(exchangeOf(query, attempt))
    const { sub, providerSession, refreshToken, access, claims } = exchange
    const { browser, begunAt = Number.POSITIVE_INFINITY } = attempt
    if (refreshToken === undefined) {
      log.warn(
        { audiences: Object.keys(access) },
        'the provider gave no refresh token: a session ends with its token',
      )
    }
    const fresh = {
      sub,
      providerSession,
      refreshToken,
      access,
      method: signInMethod(claims.amr),
      ...(env().OIDC_SIGN_OUT === 'id_token_hint' && { idToken }),
    }
    const { id, isJoined } = await startOrJoin(fresh, { browser, begunAt })
    if (readAskCookie()) writeAskCookie(false)
    session = id
    await refundEarlierTry('sign-in')
    audit('signed-in', { sub, ...(isJoined && { detail: 'into the session of another tab' }) })
    return seeOther(await inSavedLanguage(attempt.returnTo, id))
  } catch (error) {
    log.warn({ err: error }, 'sign-in failed')
    audit('sign-in-refused', { detail: kindOf(error) })
    const isDefinite = error instanceof UntrustedAnswer || error instanceof ProviderRefusal
    return authProblem(isDefinite ? 'provider' : 'unavailable', attempt.locale, attempt.returnTo)
  } finally {
    // If the store fails here, the worst outcome is that a second click has to sign in again.
    if (claimed) await recordAnswer(state, claimed, session).catch(() => undefined)
  }
}

/**
 * The tokens that a callback stands for.
 * @throws UntrustedAnswer, ProviderRefusal, or a network error
 */
export async function exchangeOf(query: URLSearchParams, attempt: Attempt): Promise<Exchange> {
  if (!(await isOurIssuer(query.get('iss')))) throw new UntrustedAnswer('the callback is by another issuer')
  return exchangeCode(query.get('code') ?? '', attempt)
}

/**
 * The path in the language that the member has saved: they may have signed in from an English page because nobody knew better.
 * A language that somebody wants stays.
 */
async function inSavedLanguage(path: string, id: string): Promise<string> {
  const { request, locale } = requestContext()
  if (isWanted(request, locale)) return path
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PROFILE_WAIT_MS, undefined).unref())
  const saved = findSession(id)
    .then((session) => session && backendFor({ session, locale }).getCustomer())
    // The profile that cannot be read now is read again by the page.
    .catch(() => undefined)
  const language = (await Promise.race([saved, late]))?.language
  const own = locales.find((one) => languagePart(one) === language)
  if (!own) return path
  const { pathname, search } = new URL(path, siteUrl('/'))
  return withLocalePrefix(pathname, own) + search
}

/** What went wrong, for the audit: our own words, and OAuth errors as the standards write them. */
export function kindOf(error: unknown): string {
  if (error instanceof UntrustedAnswer) return 'untrusted answer'
  if (!(error instanceof ProviderRefusal)) return 'unavailable'
  return /^[a-z_]+$/.test(error.code) ? `refused by the provider: ${error.code}` : 'refused by the provider'
}

/** The customer said no: by the standard's word, or by the one of a page that asks what may be shared (LemonLDAP::NG). */
export const isDenied = (refusal: string): boolean => /^(access_denied|consent_required)$/.test(refusal)

/** The provider is in trouble; any other error says that it does not do what was asked (RFC 6749 section 4.1.2.1, RFC 9470). */
export const isInTrouble = (refusal: string): boolean =>
  /^(server_error|temporarily_unavailable)$/.test(refusal)

function refusedByProvider(refusal: string, { locale, returnTo }: Attempt): Response {
  // By their own choice is no news; anything else is of the set-up, or of the provider.
  log[isDenied(refusal) ? 'info' : 'warn']({ error: refusal.slice(0, 60) }, 'the provider ended a sign-in')
  audit('sign-in-refused', { detail: 'by the provider' })
  const reason = isDenied(refusal) ? 'denied' : isInTrouble(refusal) ? 'unavailable' : 'provider'
  return authProblem(reason, locale, returnTo)
}

/**
 * Answers a callback that was used before (a reload, the Back button, a second tab): a signed-in customer is redirected
 * as usual. After a double click the browser drops the first response with its cookie, so the second one gets the same
 * session.
 */
async function answerRepeat(used: (Attempt & { state: string }) | undefined): Promise<Response> {
  const { request, locale: written } = requestContext()
  // Nobody knows where it began, and the address without a language is also that of an English sign-in.
  const locale = used || written !== baseLocale ? written : readerLocale(request)
  const returnTo = used?.returnTo ?? withLocalePrefix('/', locale)
  const current = await currentSession()
  if (current) return seeOther(await inSavedLanguage(returnTo, current.id))
  const id = used && (await awaitSession(used.state))
  const session = id && (await findSession(id))
  if (!session) return authProblem(lostAttempt(), locale, returnTo)
  await writeSessionCookie(session.id, session.value.startedAt)
  return seeOther(await inSavedLanguage(returnTo, session.id))
}

const started = sealedRecords('browser-session', z.string())

/** The sign-in that is being completed: the hash of its browser, and when it began, in milliseconds since 1970. */
interface SignIn {
  readonly browser: string
  readonly begunAt: number
}

/**
 * Starts the session of a sign-in, or joins the one that another tab of this browser has started for the same customer
 * since this sign-in began: however many tabs finish at once, the browser has one session and none is left idle.
 * The tokens of a sign-in that joins are dropped, not revoked: many providers revoke the whole grant with one token
 * (RFC 7009 section 2.1), and the joined session may depend on the same grant.
 * @returns the session's id, and whether it was joined
 */
export async function startOrJoin(
  fresh: NewSession,
  signIn: SignIn,
): Promise<{ id: string; isJoined: boolean }> {
  const own = await readSessionCookie()
  if (own && (await join(own, fresh.sub, signIn))) return { id: own, isJoined: true }
  const other = (await started.read(signIn.browser))?.value
  if (other && (await join(other, fresh.sub, signIn))) {
    if (own) await endSession(own)
    return { id: other, isJoined: true }
  }
  const { id } = await startSession(fresh)
  const first = await firstOf(id, fresh.sub, signIn)
  if (first === id || !(await join(first, fresh.sub, signIn))) return { id, isJoined: false }
  await endSession(id)
  return { id: first, isJoined: true }
}

/** The session that counts among those that several tabs have just started; the same answer for each of them. */
async function firstOf(id: string, sub: string, signIn: SignIn): Promise<string> {
  const { browser } = signIn
  for (;;) {
    const record = await started.read(browser)
    if (record && (await isJoinable(record.value, sub, signIn))) return record.value
    const until = Date.now() + ATTEMPT_MS
    const written = record
      ? await started.update(browser, record.version, id, until)
      : await started.create(browser, id, until)
    if (written) return id
  }
}

const isJoinable = async (id: string, sub: string, { begunAt }: SignIn) => {
  const session = await findSession(id)
  return session?.value.sub === sub && session.value.startedAt >= begunAt ? session : undefined
}

async function join(id: string, sub: string, signIn: SignIn): Promise<boolean> {
  const session = await isJoinable(id, sub, signIn)
  if (!session) return false
  await writeSessionCookie(session.id, session.value.startedAt)
  return true
}
