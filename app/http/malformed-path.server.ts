import { isRead } from './is-read.ts'

/**
 * Escapes the percent signs of a path that is not valid percent-encoded UTF-8 (a link that was cut), so that the not-found
 * page answers it; the router would throw and answer an empty 400. Any other request is returned as it is.
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
