import type { IncomingMessage, ServerResponse } from 'node:http'
import { IMAGE_ROUTE } from '#app/domain/art.ts'
import { baseLocale } from '#app/domain/locale.ts'
import { countResponseFromMemory } from './metrics.server.ts'
import { isAtOtherHost } from './own-host.server.ts'
import { isTooLong, type ReadAddress, type WrittenAddress } from './page-address.server.ts'
import type { RequestHead } from './request-context.server.ts'
import { isRead, readCookie } from './request-context.server.ts'
import { choosesLanguage, homeLocale } from './request-locale.server.ts'
import { tagsHost } from './tags-page.server.ts'
import { cachedSharedPage, representationFor, sharedPageKey } from './visitor-pages.server.ts'

/** Without a port: any request that names the tags host takes the full path through the server. */
const nameOf = (host: string | undefined) => host?.toLowerCase().replace(/:\d*$/, '')

/** A complete response: `rawHeaders` in Node's raw form, name, value, name, value. */
export interface QuickAnswer {
  readonly status: number
  readonly rawHeaders: string[]
  readonly body: Buffer | null
}

interface Sources {
  /** Name of the session cookie in the browser that asks. */
  readonly sessionCookie: (head: RequestHead) => string
  readonly readAddress: ReadAddress
  /** A cached picture of the image route, by its query string. */
  readonly cachedPicture: (search: string, head: RequestHead) => QuickAnswer | undefined
}

/**
 * Sends a cached page of visitors or a cached picture straight from Node's request, without creating a `Request`. It follows
 * the same key and rules as the full path through the server, which handles everything else.
 * @returns whether a response was sent
 */
export function answerQuickly(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { sessionCookie, readAddress, cachedPicture }: Sources,
): boolean {
  const { method = '', url = '', headers } = incoming
  const host = tagsHost()
  if (!isRead(method) || !url.startsWith('/')) return false
  if (host !== undefined && nameOf(host) === nameOf(headers.host)) return false
  const head = headOf(incoming)
  const query = url.indexOf('?')
  const location =
    query < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, query), search: url.slice(query) }
  const isImage = location.pathname === IMAGE_ROUTE
  const answer = isImage
    ? cachedPicture(location.search, head)
    : visitorPage(head, location, { sessionCookie, readAddress })
  if (!answer) return false
  countResponseFromMemory(isImage ? 'image' : 'page')
  outgoing.writeHead(answer.status, answer.rawHeaders).end(answer.body)
  return true
}

/** The head of a request that no `Request` was made of. */
export const headOf = ({ method = '', headers }: IncomingMessage) => ({
  method,
  headers: { get: (name: string) => single(headers[name]) },
})

function visitorPage(
  head: RequestHead & { readonly method: string },
  location: WrittenAddress,
  { sessionCookie, readAddress }: Pick<Sources, 'sessionCookie' | 'readAddress'>,
): QuickAnswer | undefined {
  // `app/server.ts` redirects this reader to the right host, or stores or looks up their language.
  if (isAtOtherHost(head.headers.get('host')) || choosesLanguage(location.search)) return undefined
  if (isTooLong(location)) return undefined
  if (location.pathname === '/' && homeLocale(head) !== baseLocale) return undefined
  const address = readAddress(location)
  // `app/server.ts` redirects to the one way to write it.
  if (address.pathname !== location.pathname) return undefined
  // Only opening it tells whether we sealed it, and that is not done at once: `app/server.ts` does it.
  if (readCookie(head, sessionCookie(head)) !== undefined) return undefined
  const key = sharedPageKey(head, address)
  const page = key === undefined ? undefined : cachedSharedPage(key)
  return page && representationFor(page, head)
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null)
