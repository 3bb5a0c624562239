import type { IncomingMessage, ServerResponse } from 'node:http'
import { readCookie } from './request-context.server.ts'
import { tagsHost } from './tags-page.server.ts'
import { formOf, sharedPageAtHand, sharedPageKey } from './visitor-pages.server.ts'

/** Without a port: whoever names the tags' host in any way is answered by the long way. */
const nameOf = (host: string | undefined) => host?.toLowerCase().replace(/:\d*$/, '')

/**
 * Sends a visitor's page that is in memory, before a `Request` is made of what Node has read: by the same key and the
 * same rules as the long way, which takes whatever this does not.
 * @returns whether the answer was sent
 */
export function answerQuickly(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  sessionCookie: string,
): boolean {
  const { method = '', url = '', headers } = incoming
  const host = tagsHost()
  if (method !== 'GET' || !url.startsWith('/')) return false
  if (host !== undefined && nameOf(host) === nameOf(headers.host)) return false
  const head = { method, headers: { get: (name: string) => single(headers[name]) } }
  const query = url.indexOf('?')
  const address =
    query < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, query), search: url.slice(query) }
  // The bare address follows the language that was chosen before: `app/server.ts` sends such a reader there.
  if (address.pathname === '/' && readCookie(head, 'language') === 'fr-ca') return false
  const key = sharedPageKey(head, address, sessionCookie)
  const page = key === undefined ? undefined : sharedPageAtHand(key)
  if (!page) return false
  const { status, rawHeaders, body } = formOf(page, head)
  outgoing.writeHead(status, rawHeaders).end(body)
  return true
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null)
