import type { IncomingMessage, ServerResponse } from 'node:http'
import { createStartHandler } from '@tanstack/react-start/server'
import {
  admissionOfThisProcess,
  answerOverloaded,
  type Lane,
  laneOf,
  Overloaded,
} from '#app/edge/admission.server.ts'
import { capBody, type RefusedBody } from '#app/edge/body.server.ts'
import { clientIp } from '#app/edge/client-ip.server.ts'
import { finishResponse } from '#app/edge/finish-response.server.ts'
import { homeLocale, readerLocale } from '#app/edge/home-locale.server.ts'
import { log } from '#app/edge/log.server.ts'
import { answerMetrics, countRequest } from '#app/edge/metrics.server.ts'
import {
  answerSecurityText,
  escapeMalformedPath,
  redirectToSingleSlash,
  refuseMethod,
} from '#app/edge/plain-answers.server.ts'
import { answerQuickly } from '#app/edge/quick-answer.server.ts'
import {
  createRequestContext,
  isRead,
  type RequestContext,
  runInRequest,
} from '#app/edge/request-context.server.ts'
import { addSecurityHeaders, hashPolicy } from '#app/edge/security-headers.server.ts'
import { answerTagsHost, tagsHost } from '#app/edge/tags-page.server.ts'
import { answerShared, sharedPageKey } from '#app/edge/visitor-pages.server.ts'
import { beginDraining } from '#app/session/readiness.server.ts'
import { busyPage } from '#app/shell/failures/busy-page.server.tsx'
import { CLIENT_LEFT, type FailedPage, failedPage } from '#app/shell/failures/failure-status.server.ts'
import { LOCALE_HEADER } from '#app/shell/links/locale-header.ts'
import { brand } from '#brand'
import { type Locale, localeOfPath, parseLocale, STEP_UP_CALLBACK } from './domain/locale.ts'
import { env } from './env.server.ts'
import { cachedPicture, takeOwnPicturesFrom } from './images/answer-image.server.ts'
import { sessionCookieName } from './session/cookie.server.ts'
import '#app/member-data/locale.ts'
import { brokenPage, renderPage } from '#app/shell/document/render-page.server.tsx'

// An invalid environment stops the process at boot and names the variable.
env()

// Start prints unexpected errors to the console over many lines; the log takes one line for each.
console.error = (...args: unknown[]) =>
  log.error({ err: args.find((arg) => arg instanceof Error) }, 'the framework said something')

const render = createStartHandler(renderPage)
const admission = admissionOfThisProcess()

async function fetch(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (url.host === tagsHost()) return answerTagsHost(request, url)
  const direct =
    refuseMethod(request.method) ??
    redirectToSingleSlash(url) ??
    (await answerMetrics(request, url)) ??
    answerSecurityText(url) ??
    frenchHome(request, url)
  if (direct) {
    addSecurityHeaders(direct.headers, hashPolicy(''))
    return direct
  }
  const key = variesByLanguageCookie(url) ? undefined : sharedPageKey(request, url, sessionCookieName())
  const lane = key ? 'visitor' : laneOf(request, url)
  try {
    if (key) return await answerShared(key, request, () => answer(request, url, lane))
    const { response, context } = await answer(request, url, lane)
    return finishResponse(response, context)
  } catch (error) {
    if (!(error instanceof Overloaded)) throw error
    countRequest(request.method, url.pathname, 503, 0)
    const context = contextOf(request, url, { isShared: true })
    const page = () => busyPage(request.method === 'POST')
    return answerOverloaded(request, lane ?? 'other', () => runInRequest(context, page))
  }
}

const contextOf = (request: Request, url: URL, { isShared }: { isShared: boolean }): RequestContext =>
  createRequestContext({
    request,
    url,
    locale: localeOf(request, url),
    clientIp: clientIp(request),
    isShared,
  })

/**
 * Handles one request inside its own context, and logs it.
 * @throws Overloaded before any work was done
 */
async function answer(
  request: Request,
  url: URL,
  lane: Lane | undefined,
): Promise<{ response: Response; context: RequestContext }> {
  const started = performance.now()
  const context = contextOf(request, url, { isShared: lane === 'visitor' })
  // Admitted only once its body has arrived: a hundred slow senders would otherwise block all requests.
  const capped = capBody(request)
  await Promise.allSettled([capped])
  const work = () => runInRequest(context, () => handle(request, url, capped))
  const response = await (lane ? admission.admit(lane, work) : work())
  const ms = Math.round(performance.now() - started)
  countRequest(request.method, url.pathname, response.status, ms / 1000)
  const { correlationId } = context
  log.info(
    { correlationId, method: request.method, path: url.pathname, status: response.status, ms },
    'request',
  )
  return { response, context }
}

async function handle(
  request: Request,
  url: URL,
  reading: Promise<Request | RefusedBody>,
): Promise<Response> {
  try {
    const capped = await reading
    return typeof capped === 'number' ? refusedBody(capped) : await render(escapeMalformedPath(capped, url))
  } catch (error) {
    // A thrown response (an unreadable form, a missing record) is the response, not a failure.
    const page = hasDisconnected(request, error) ? CLIENT_LEFT : failedPage(error)
    if (page === CLIENT_LEFT) log.debug({ path: url.pathname }, 'the client has disconnected')
    else if (page.status >= 500) log.error({ err: error, path: url.pathname }, 'request failed')
    return url.pathname.startsWith('/_serverFn/') ? brokenCall(page) : brokenPage(page)
  }
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

/** Plain text: no page of the site sends what is refused here. */
function refusedBody(status: RefusedBody): Response {
  const reasons = { 400: 'Bad request', 413: 'Payload too large', 415: 'Unsupported media type' }
  // The rest of the body is not read, so the connection cannot be reused.
  return new Response(reasons[status], { status, headers: { connection: 'close' } })
}

/**
 * A server function's URL has no locale prefix: the page that calls it says its language in a header. Nor has the address
 * that step-ups come back to: until their attempt is found, the browser says which language its reader wants.
 */
function localeOf(request: Request, url: URL): Locale {
  if (url.pathname.startsWith('/_serverFn/')) return parseLocale(request.headers.get(LOCALE_HEADER))
  if (url.pathname === STEP_UP_CALLBACK) return readerLocale(request)
  return localeOfPath(url.pathname)
}

/** With French first, `/` is the English home only for those who chose English: no cache may serve it to a new visitor. */
const variesByLanguageCookie = (url: URL) => brand.firstLocale === 'fr-ca' && url.pathname === '/'

/** The redirect of `/` for French readers; every other URL names its own language. */
function frenchHome(request: Request, url: URL): Response | undefined {
  if (url.pathname !== '/' || !isRead(request.method) || homeLocale(request) !== 'fr-ca') return undefined
  const headers = { location: `/fr-ca${url.search}`, 'cache-control': 'no-store' }
  return new Response(null, { status: 302, headers })
}

/**
 * What `listen.server.ts` needs of the site. `tagsHost` is a host without built files; `beginDraining` makes the readiness
 * check fail; `takeOwnPicturesFrom` sets the folder of the built pictures.
 */
export default {
  fetch,
  answerQuickly: (incoming: IncomingMessage, outgoing: ServerResponse) =>
    answerQuickly(incoming, outgoing, { sessionCookie: sessionCookieName(), cachedPicture }),
  beginDraining,
  takeOwnPicturesFrom,
  tagsHost: tagsHost(),
}
