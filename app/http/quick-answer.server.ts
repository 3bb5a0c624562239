import type { IncomingMessage, ServerResponse } from 'node:http'
import { homeLocale } from './home-locale.server.ts'
import { isRead } from './is-read.ts'
import { countResponseFromMemory } from './metrics.server.ts'
import type { RequestHead } from './request-context.server.ts'
import { tagsHost } from './tags-page.server.ts'
import { cachedSharedPage, representationFor, sharedPageKey } from './visitor-pages.server.ts'

const IMAGE_ROUTE = '/_next/image'

/** Without a port: any request that names the tags host takes the full path through the server. */
const nameOf = (host: string | undefined) => host?.toLowerCase().replace(/:\d*$/, '')

/** A complete response: `rawHeaders` in Node's raw form, name, value, name, value. */
export interface QuickAnswer {
  readonly status: number
  readonly rawHeaders: string[]
  readonly body: Buffer | null
}

interface Sources {
  /** Name of the session cookie. */
  readonly sessionCookie: string
  /** A picture of the image route that is in memory, by the query of its address. */
  readonly cachedPicture: (search: string, head: RequestHead) => QuickAnswer | undefined
}

/**
 * Sends a visitor's page or a picture that is in memory, before a `Request` is made of what Node has read: by the same
 * key and the same rules as the long way, which takes whatever this does not.
 * @returns whether the answer was sent
 */
export function answerQuickly(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { sessionCookie, cachedPicture }: Sources,
): boolean {
  const { method = '', url = '', headers } = incoming
  const host = tagsHost()
  if (!isRead(method) || !url.startsWith('/')) return false
  if (host !== undefined && nameOf(host) === nameOf(headers.host)) return false
  const head = { method, headers: { get: (name: string) => single(headers[name]) } }
  const query = url.indexOf('?')
  const address =
    query < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, query), search: url.slice(query) }
  const isImage = address.pathname === IMAGE_ROUTE
  const answer = isImage ? cachedPicture(address.search, head) : visitorsPage(head, address, sessionCookie)
  if (!answer) return false
  countResponseFromMemory(isImage ? 'image' : 'page')
  outgoing.writeHead(answer.status, answer.rawHeaders).end(answer.body)
  return true
}

function visitorsPage(
  head: RequestHead & { readonly method: string },
  address: Pick<URL, 'pathname' | 'search'>,
  sessionCookie: string,
): QuickAnswer | undefined {
  // `app/server.ts` redirects this reader to the French home.
  if (address.pathname === '/' && homeLocale(head) === 'fr-ca') return undefined
  const key = sharedPageKey(head, address, sessionCookie)
  const page = key === undefined ? undefined : cachedSharedPage(key)
  return page && representationFor(page, head)
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null)
