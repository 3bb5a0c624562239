import type { IncomingMessage, ServerResponse } from 'node:http'
import { createStartHandler } from '@tanstack/react-start/server'
import { isServerFunction, type Locale, localeOfPath, locales, scriptIn } from '#app/domain/locale.ts'
import { safeReturnPath } from '#app/domain/return-path.ts'
import {
  admissionOfThisProcess,
  answerOverloaded,
  type Lane,
  laneOf,
  Overloaded,
} from '#app/edge/admission.server.ts'
import { seeOther } from '#app/edge/answers.ts'
import { capBody, type RefusedBody } from '#app/edge/body.server.ts'
import { limitBodyTime } from '#app/edge/body-time.server.ts'
import { clientIp } from '#app/edge/client-ip.server.ts'
import { finishResponse } from '#app/edge/finish-response.server.ts'
import { checkForm } from '#app/edge/form-sender.server.ts'
import { log } from '#app/edge/log.server.ts'
import { answerMetrics, countRequest } from '#app/edge/metrics.server.ts'
import { redirectToOwnHost } from '#app/edge/own-host.server.ts'
import {
  createAddressReader,
  isTooLong,
  type PageAddress,
  pathForLog,
  redirectToAddress,
} from '#app/edge/page-address.server.ts'
import {
  answerSecurityText,
  refuseFetchingAhead,
  refuseLongAddress,
  refuseMethod,
  requestAt,
  takingPage,
} from '#app/edge/plain-answers.server.ts'
import { answerQuickly, headOf } from '#app/edge/quick-answer.server.ts'
import {
  createRequestContext,
  isRead,
  readCookie,
  requestContext,
  runInRequest,
} from '#app/edge/request-context.server.ts'
import {
  keepChosenLanguage,
  redirectToOwnHome,
  redirectToSecurity,
  requestLocale,
  variesByLanguageCookie,
} from '#app/edge/request-locale.server.ts'
import { addSecurityHeaders, hashPolicy } from '#app/edge/security-headers.server.ts'
import { answerTagsHost, tagsHost } from '#app/edge/tags-page.server.ts'
import { inSpan } from '#app/edge/tracing.server.ts'
import { answerShared, sharedPageKey } from '#app/edge/visitor-pages.server.ts'
import { cachedPicture, takeOwnPicturesFrom } from '#app/images/image-response.server.ts'
import * as m from '#app/paraglide/messages.js'
import { authProblem } from '#app/session/auth-redirects.server.ts'
import { openSessionCookie, sessionCookieName } from '#app/session/cookie.server.ts'
import { beginDraining } from '#app/session/readiness.server.ts'
import { peekSession } from '#app/session/session.server.ts'
import { busyPage } from '#app/shell/document/standalone-pages.server.tsx'
import { CLIENT_LEFT, type FailedPage, failedPage } from '#app/shell/failures/failure-status.server.ts'
import { refusedForm, unreadForm } from '#app/shell/failures/refused-form.server.tsx'
import { env } from './env.server.ts'
import { findRoute } from './routes.server.ts'
import '#app/member-data/locale.ts'
import { brokenPage, renderPage } from '#app/shell/document/render-page.server.tsx'

// An invalid environment stops the process at boot and names the variable.
env()

// Start prints unexpected errors to the console over many lines; the log takes one line for each.
console.error = (...args: unknown[]) =>
  log.error({ err: args.find((arg) => arg instanceof Error) }, 'the framework said something')

const startIn = (locale: Locale) =>
  createStartHandler({ handler: renderPage, transformAssets: ({ url }) => scriptIn(locale, url) })
/** Start keeps the names of its scripts, and each language has its own. */
const render = new Map(locales.map((locale) => [locale, startIn(locale)]))
const admission = admissionOfThisProcess()
const readAddress = createAddressReader(findRoute)

/** One request on its way through the steps. */
interface Visit {
  readonly request: Request
  /** As it was asked for. Steps before `withoutPage` see it in any spelling, later ones only as `address` has it. */
  readonly url: URL
  readonly address: PageAddress
  /** What the page is rendered for: its own address, without the parameters that a page which all visitors share does not read. */
  readonly page: URL
  /** The key under which visitors share the page; `undefined` when this request needs one of its own. */
  readonly sharedKey: string | undefined
  /** The lane that the request is admitted in; `undefined` for one that is never refused. */
  readonly lane: Lane | undefined
  /** The request with its body read, or why that is refused. */
  body?: Promise<Request | RefusedBody>
}

/** Answers, or lets the next step answer. */
type Step = (visit: Visit, next: () => Promise<Response>) => Response | Promise<Response>

/** What every request passes, in order. A picture or page in memory is sent even earlier (`answerQuickly`). */
const steps: readonly Step[] = [
  onTagsHost,
  withoutPage,
  byOneRedirect,
  inItsContext,
  busyPageWhenFull,
  sharedOrFinished,
  countedAndLogged,
  keptChoices,
  withBody,
  admitted,
  failuresAsPages,
  sentByThisSite,
  rendered,
]

async function fetch(request: Request): Promise<Response> {
  const url = new URL(request.url)
  // Before anything reads it.
  if (isTooLong(url)) return refuseLongAddress()
  const address = readAddress(url)
  const sharedKey = await sharedKeyOf(request, address)
  const lane = sharedKey ? 'visitor' : laneOf(request, address)
  const page = new URL(address.pathname + (sharedKey ? address.search : url.search), url)
  const visit: Visit = { request, url, address, page, sharedKey, lane }
  const from = async (index: number): Promise<Response> => {
    const step = steps[index]
    if (!step) throw new Error('the last step answers')
    return step(visit, () => from(index + 1))
  }
  return from(0)
}

/** A cookie that we never sealed is nobody's, and takes no page of its own. */
async function sharedKeyOf(request: Request, address: PageAddress): Promise<string | undefined> {
  const key = variesByLanguageCookie(address.pathname) ? undefined : sharedPageKey(request, address)
  return key === undefined || (await openSessionCookie(request)) !== undefined ? undefined : key
}

/** The host of third-party tags has one page of its own, and nothing of the site. */
function onTagsHost({ request, url }: Visit, next: () => Promise<Response>) {
  return url.host === tagsHost() ? answerTagsHost(request, url) : next()
}

/**
 * What needs no page: other methods, pages that may not be fetched ahead, metrics, other hosts, other spellings of an address,
 * what programs look for, the home of French readers.
 */
async function withoutPage({ request, url, address, sharedKey }: Visit, next: () => Promise<Response>) {
  const direct =
    refuseMethod(request.method, localeOfPath(address.pathname), (locale) =>
      m.errors_method({}, { locale }),
    ) ??
    refuseFetchingAhead(request, sharedKey !== undefined) ??
    (await answerMetrics(request, url)) ??
    redirectToOwnHost(request, url, address) ??
    keepChosenLanguage(request, url, address) ??
    (isOfCode(request, address) ? undefined : redirectToAddress(url, address)) ??
    answerSecurityText(url) ??
    redirectToSecurity(request, url) ??
    redirectToOwnHome(request, url)
  if (!direct) return next()
  addSecurityHeaders(direct.headers, hashPolicy(''))
  return direct
}

const isOfCode = ({ method }: Request, { route }: PageAddress): boolean =>
  isRead(method) && route?.includes('$') === true

/**
 * Where a code stands in an address that is spelled in another way, the code may be, too, and only its page knows: its redirect to
 * the code that is meant takes the place of the one to the address. A code that no page has may have been followed by something.
 */
async function byOneRedirect({ request, url, address }: Visit, next: () => Promise<Response>) {
  const response = await next()
  const isCut = response.status === 404 && isRead(request.method)
  const redirect = redirectToAddress(url, (isCut && address.cut) || address)
  if (!redirect || response.status === 301) return response
  await response.body?.cancel()
  for (const line of response.headers.getSetCookie()) redirect.headers.append('set-cookie', line)
  addSecurityHeaders(redirect.headers, hashPolicy(''))
  return redirect
}

/** From here on, code anywhere on the server knows the request, its language and its correlation id. */
function inItsContext({ request, page: url, sharedKey }: Visit, next: () => Promise<Response>) {
  const locale = requestLocale(request, url.pathname)
  const isShared = sharedKey !== undefined
  return runInRequest(
    createRequestContext({ request, url, locale, clientIp: clientIp(request), isShared }),
    next,
  )
}

/** 503 for what `admitted` turned away before any work was done. */
async function busyPageWhenFull({ request, url, lane }: Visit, next: () => Promise<Response>) {
  try {
    return await next()
  } catch (error) {
    if (!(error instanceof Overloaded)) throw error
    countRequest(request.method, url.pathname, 503, 0)
    return answerOverloaded(request, lane ?? 'other', () => busyPage(request.method === 'POST'))
  }
}

/** A page for all visitors, kept in memory; or one for this client, with its cookies, security headers and compression. */
async function sharedOrFinished({ request, sharedKey }: Visit, next: () => Promise<Response>) {
  return sharedKey ? answerShared(sharedKey, request, next) : finishResponse(await next())
}

function countedAndLogged({ request: { method }, url, address }: Visit, next: () => Promise<Response>) {
  const route = address.route ?? 'none'
  const attributes = { 'http.request.method': method, 'http.route': route }
  return inSpan(`${method} ${route}`, { kind: 'SERVER', attributes }, async (span) => {
    const started = performance.now()
    const response = await next()
    const ms = Math.round(performance.now() - started)
    countRequest(method, url.pathname, response.status, ms / 1000)
    const { correlationId } = requestContext()
    span?.setAttributes({ 'http.response.status_code': response.status, correlation_id: correlationId })
    log.info({ correlationId, method, path: pathForLog(address), status: response.status, ms }, 'request')
    return response
  })
}

/**
 * A form that only sets cookies would be lost without a word where the browser refuses them. One that came without any is
 * answered by way of a page that sends a browser with cookies straight on, and tells the others.
 */
async function keptChoices({ request, url, address }: Visit, next: () => Promise<Response>) {
  const hasCookies = request.headers.has('cookie')
  const isAbout = (reason: string | null) => reason === 'cookies' || reason === 'choice'
  if (hasCookies && address.route === '/auth/problem' && isAbout(url.searchParams.get('reason'))) {
    return seeOther(safeReturnPath(url.searchParams.get('returnTo')))
  }
  const response = await next()
  const { cookies, locale } = requestContext()
  const location = response.headers.get('location') ?? ''
  const isOurs = location !== '' && safeReturnPath(location) === location
  // One that only takes a cookie back, as a sign-out without a session does, loses nothing.
  const keeps = [...cookies.values()].some((line) => !/; Max-Age=0(;|$)/.test(line))
  if (request.method !== 'POST' || hasCookies || !keeps || !isOurs) return response
  return authProblem('choice', locale, location, address.pathname)
}

/** Read before admission: a hundred slow senders would otherwise block all requests. */
async function withBody(visit: Visit, next: () => Promise<Response>) {
  visit.body = capBody(visit.request, async () => (await peekSession())?.id)
  await Promise.allSettled([visit.body])
  return next()
}

/** @throws Overloaded when the lane is full */
function admitted({ lane }: Visit, next: () => Promise<Response>) {
  return lane ? admission.admit(lane, next) : next()
}

async function failuresAsPages({ request, url, address }: Visit, next: () => Promise<Response>) {
  try {
    return await next()
  } catch (error) {
    // A thrown response (an unreadable form, a missing record) is the response, not a failure.
    const page = hasDisconnected(request, error) ? CLIENT_LEFT : failedPage(error)
    if (page === CLIENT_LEFT) log.debug({ path: pathForLog(address) }, 'the client has disconnected')
    else if (page.status >= 500) log.error({ err: error, path: pathForLog(address) }, 'request failed')
    return isServerFunction(url.pathname) ? brokenCall(page) : brokenPage(page)
  }
}

/** Forms of other sites are refused on a page that says why; one that nobody vouches for is shown to be sent once more. */
async function sentByThisSite(visit: Visit, next: () => Promise<Response>) {
  const received = (await visit.body) ?? visit.request
  if (typeof received === 'number' || received.method !== 'POST') return next()
  const checked = await checkForm(received, sessionCookieName(received))
  if (!(checked instanceof Request)) return refusedForm(checked)
  visit.body = Promise.resolve(checked)
  return next()
}

async function rendered({ request, page, body }: Visit) {
  const received = (await body) ?? request
  if (typeof received === 'number') return refusedBody(received, page)
  const { locale } = requestContext()
  const start = render.get(locale) ?? startIn(locale)
  return inSpan('page', {}, async () => start(takingPage(requestAt(received, page))))
}

/** The counterpart of `brokenPage` for a server function call. */
function brokenCall({ status, retryAfter }: FailedPage): Response {
  const headers = retryAfter ? { 'retry-after': String(retryAfter) } : {}
  return new Response(null, { status, headers })
}

/** The client has disconnected, which aborted reading its request or a call on its behalf. */
const hasDisconnected = (request: Request, error: unknown): boolean =>
  request.signal.aborted ||
  (error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET')

/** A page for readers, whose text may be too long; plain text for a call, because no page of the site sends what is refused. */
function refusedBody(status: RefusedBody, { pathname }: URL): Response {
  const reasons = { 400: 'Bad request', 413: 'Payload too large', 415: 'Unsupported media type' }
  const isCall = isServerFunction(pathname)
  const page = isCall ? new Response(reasons[status], { status }) : unreadForm(status)
  // The rest of the body is not read, so the connection cannot be reused.
  page.headers.set('connection', 'close')
  return page
}

/**
 * What `listen.server.ts` needs of the site. `tagsHost` is a host without built files; `beginDraining` makes the readiness
 * check fail; `takeOwnPicturesFrom` sets the folder of the built pictures.
 */
export default {
  fetch,
  answerQuickly: (incoming: IncomingMessage, outgoing: ServerResponse) =>
    answerQuickly(incoming, outgoing, {
      sessionCookie: sessionCookieName,
      readAddress,
      cachedPicture,
    }),
  /** @param giveUp answers 408 in the language of the address */
  limitBodyTime(incoming: IncomingMessage, giveUp: (locale: Locale) => void) {
    const head = headOf(incoming)
    limitBodyTime(
      incoming,
      () => readCookie(head, sessionCookieName(head)) !== undefined,
      () => giveUp(localeOfPath(incoming.url ?? '')),
    )
  },
  beginDraining,
  takeOwnPicturesFrom,
  tagsHost: tagsHost(),
}
