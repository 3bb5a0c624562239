import { randomBytes } from 'node:crypto'
import { FastResponse } from 'srvx'
import { compressFor } from './compression.server.ts'
import { type RequestContext, requestContext } from './request-context.server.ts'
import { addSecurityHeaders, noncePolicy } from './security-headers.server.ts'

/** The response, compressed, with cookies, security headers and, unless it has its own, a cache policy. */
export async function finishResponse(response: Response): Promise<Response> {
  const context = requestContext()
  const headers = new Headers(response.headers)
  for (const cookie of context.cookies.values()) headers.append('set-cookie', cookie)
  // Who signs in, or chooses a province, is shown no page that this browser fetched ahead before that.
  if (context.cookies.size > 0) headers.set('clear-site-data', '"prefetchCache"')
  const nonce = context.nonce ?? randomBytes(16).toString('base64')
  addSecurityHeaders(headers, noncePolicy(nonce, context.correlationId))
  const policy = headers.get('cache-control') ?? cachePolicy(response, context)
  // A browser stores such an answer, and `fetch` with `force-cache` reads it back: not after a sign-out, which changes the cookie.
  if (context.isPrivate && policy !== 'no-store') headers.append('vary', 'cookie')
  headers.set('cache-control', isDocument(headers) ? withoutTransforms(policy) : policy)
  headers.set('x-correlation-id', context.correlationId)
  const body = await compressFor(context.request, headers, context.html ?? response.body)
  return new FastResponse(body, { status: response.status, statusText: response.statusText, headers })
}

/**
 * A member's document is `no-store`; the back/forward cache keeps it even so (`shell/member/restored-page.ts` guards it). So is a
 * redirect: going back takes a stored answer as it is, and would send a member who has signed in since to sign in again.
 * Results of server functions are `private, no-cache`: a `no-store` one would evict the calling page from that cache.
 */
function cachePolicy({ status, headers }: Response, context: RequestContext): string {
  return isRedirect(status) || (isDocument(headers) && context.isPrivate) ? 'no-store' : 'private, no-cache'
}

const isDocument = (headers: Headers) => (headers.get('content-type') ?? '').startsWith('text/html')

/**
 * Asks what lies between (RFC 9111 section 5.2.2.6) to leave a page's HTML alone: one that hides e-mail addresses behind a
 * script, or shortens inline scripts, makes the page differ from what hydrates it and from its policy.
 */
export const withoutTransforms = (policy: string): string => `${policy}, no-transform`

/** Whether a status leads elsewhere. 304 does not: the answer is the one that the browser has. */
export const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304
