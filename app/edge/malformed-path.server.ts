import { isRead } from './is-read.ts'

/**
 * Escapes the percent signs of a path that is not valid percent-encoded UTF-8 (a truncated link), so that it gets the not-found
 * page; the router would throw and respond with an empty 400. Any other request is returned unchanged.
 */
export function escapeMalformedPath(request: Request, { pathname, search, origin }: URL): Request {
  if (!pathname.includes('%') || decoded(pathname) !== undefined) return request
  const { method, headers, signal } = request
  if (!isRead(method)) return request
  return new Request(origin + pathname.replaceAll('%', '%25') + search, { method, headers, signal })
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}

/**
 * Redirects a path that begins with several slashes to the same with one. Start would do so with an absolute URL: of the host
 * that the request names, and over http behind a proxy that ends TLS.
 */
export function redirectToSingleSlash({ pathname, search }: URL): Response | undefined {
  if (!pathname.startsWith('//')) return undefined
  const location = pathname.replace(/^\/+/, '/') + search
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'no-store' } })
}
