/**
 * An address that no router can read: a `%` in its path begins no UTF-8, as where a link was cut. It names no page of
 * ours, and is handed on with its percent signs escaped, so that the page which says so answers instead of an empty 400.
 */
export function legibleAddress(request: Request): Request {
  const url = new URL(request.url)
  if (!url.pathname.includes('%') || decoded(url.pathname) !== undefined) return request
  if (request.method !== 'GET' && request.method !== 'HEAD') return request
  url.pathname = url.pathname.replaceAll('%', '%25')
  const { method, headers, signal } = request
  return new Request(url, { method, headers, signal })
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}
