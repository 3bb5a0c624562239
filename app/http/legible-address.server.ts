import { isRead } from './is-read.ts'

/**
 * An address that no router can read: a `%` in its path begins no UTF-8, as where a link was cut. It names no page of
 * ours, and is handed on with its percent signs escaped, so that the page which says so answers instead of an empty 400.
 */
export function legibleAddress(request: Request, { pathname, search, origin }: URL): Request {
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
