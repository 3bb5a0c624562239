import { type Locale, languagePart, languageTag, locales } from '#app/domain/locale.ts'
import { env } from '#app/env.server.ts'
import { isRead, type RequestHead } from './request-context.server.ts'
import { addSecurityHeaders, hashPolicy } from './security-headers.server.ts'

const METHODS = ['GET', 'HEAD', 'POST']

/**
 * 405 for a method that no address of the site takes (RFC 9110 section 15.5.6); `undefined` for the others. The framework
 * would render a whole page for OPTIONS, and fail on TRACE, of which no `Request` can be made.
 */
export function refuseMethod(
  method: string,
  locale: Locale,
  words: (locale: Locale) => string,
): Response | undefined {
  if (METHODS.includes(method)) return undefined
  return new Response(words(locale), {
    status: 405,
    headers: {
      allow: METHODS.join(', '),
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-language': languageTag(locale),
    },
  })
}

/** 414 for an address that no page has; no person has written it. */
export function refuseLongAddress(): Response {
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
  const response = new Response('The address is too long', { status: 414, headers })
  addSecurityHeaders(response.headers, hashPolicy(''))
  return response
}

/**
 * 403 for what a page lets its browser fetch ahead of a press (Speculation Rules), unless it is the same for all visitors: no
 * member's page is kept where a sign-out in another tab does not reach it. When the link is pressed, the browser asks again.
 */
export function refuseFetchingAhead({ headers }: RequestHead, isShared: boolean): Response | undefined {
  const isAhead =
    headers.get('sec-purpose')?.startsWith('prefetch') && headers.get('sec-fetch-site') === 'same-origin'
  if (!isAhead || isShared) return undefined
  return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } })
}

/**
 * 403 for what a page of anybody has its reader's browser ask for (an image, a frame, a call, a page ahead of a press) where only
 * opening the address does what it is for, and each request counts. Browsers that do not say are let through.
 */
export function refuseUnlessOpened({ headers }: RequestHead): Response | undefined {
  const isOpened = (headers.get('sec-fetch-dest') ?? 'document') === 'document'
  if (isOpened && !headers.get('sec-purpose')?.startsWith('prefetch')) return undefined
  return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } })
}

/**
 * The request at `url`. The percent signs of a path that is not valid percent-encoded UTF-8 (a truncated link) are escaped, so
 * that it gets the not-found page; the router would throw and respond with an empty 400. A form is returned unchanged.
 */
export function requestAt(request: Request, { pathname, search, origin, href }: URL): Request {
  const isMalformed = pathname.includes('%') && decoded(pathname) === undefined
  if (!isRead(request.method) || (request.url === href && !isMalformed)) return request
  const { method, headers, signal } = request
  const path = isMalformed ? pathname.replaceAll('%', '%25') : pathname
  return new Request(origin + path + search, { method, headers, signal })
}

/** What the framework looks for before it renders a page. */
const TAKES_PAGE = /(^|,)\s*(\*\/\*|text\/html)/

/**
 * The request of someone who takes a page, whatever else they would rather have: link previews, monitors and extensions ask for
 * types that pages do not have, or write `text/*`. A page has one representation, which may be sent regardless (RFC 9110 section
 * 12.4.1); the framework would refuse with a line in English.
 */
export function takingPage(request: Request): Request {
  const { url, method, signal, body } = request
  const accept = request.headers.get('accept') ?? '*/*'
  if (TAKES_PAGE.test(accept)) return request
  const headers = new Headers(request.headers)
  headers.set('accept', `${accept}, text/html;q=0.1`)
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' }) })
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}

/** The path that RFC 9116 requires. */
const ADDRESS = '/.well-known/security.txt'

/** Serves security.txt: where to report a vulnerability. `undefined` for other paths, and while no contact is configured. */
export function answerSecurityText(url: URL): Response | undefined {
  const { PUBLIC_ORIGIN, SECURITY_CONTACT, SECURITY_TXT_EXPIRES } = env()
  if (url.pathname !== ADDRESS || !SECURITY_CONTACT || !SECURITY_TXT_EXPIRES) return undefined
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${SECURITY_TXT_EXPIRES}`,
    `Preferred-Languages: ${locales.map(languagePart).join(', ')}`,
    `Canonical: ${PUBLIC_ORIGIN}${ADDRESS}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })
}
