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
