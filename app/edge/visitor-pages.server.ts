import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { FastResponse } from 'srvx'
import { DISMISSED, readDismissed } from '#app/domain/dismissed.ts'
import { publicPagesThat } from '#app/domain/public-pages.ts'
import { env } from '#app/env.server.ts'
import { namesEtag } from './answers.ts'
import { takesBrotli } from './compression.server.ts'
import { isRedirect, withoutTransforms } from './finish-response.server.ts'
import { createFloodGate, log } from './log.server.ts'
import { countResponseFromMemory } from './metrics.server.ts'
import type { PageAddress } from './page-address.server.ts'
import {
  createPageCache,
  type PageRepresentation,
  pageRepresentation,
  type RenderedPage,
} from './page-cache.server.ts'
import { isRead, type RequestHead, readCookie, requestContext } from './request-context.server.ts'
import { hashPolicy, securityHeaders } from './security-headers.server.ts'
import { scenarioOf } from './test-instruments.server.ts'
import { chosenProvince, variantsOf } from './visitor-cookies.server.ts'

const compress = promisify(brotliCompress)
const MAX_BYTES = 64 * 1024 * 1024
const STALE_MS = 24 * 3_600_000
const MAX_URL_LENGTH = 512
/** Higher than for other responses: a shared page is compressed once a minute. */
const BROTLI_QUALITY = 6
/** Another page is rendered for each request. */
const sharedRoutes: ReadonlySet<string> = new Set(publicPagesThat('isShared'))

const mayLogRefresh = createFloodGate()
const pages = createPageCache({
  freshMs: env().PAGE_CACHE_SECONDS * 1000,
  staleMs: env().PAGE_CACHE_SECONDS > 0 ? STALE_MS : 0,
  patienceMs: env().PAGE_PATIENCE_MS,
  maxBytes: MAX_BYTES,
  onError: (error) => {
    // While the backend is away each visitor's request is a try.
    if (mayLogRefresh())
      log.warn({ err: error }, 'a page could not be rendered again: the last good one is sent')
  },
})

/**
 * The cache key of a visitor's page, or `undefined` when this request needs a page of its own: it asks for a personal page, or is not
 * a plain read. Whoever has a session needs one in any case, which its caller knows.
 */
export function sharedPageKey(
  request: RequestHead & { readonly method: string },
  address: PageAddress,
): string | undefined {
  // In development a page must reflect its source.
  if (env().NODE_ENV !== 'production' || env().PAGE_CACHE_SECONDS === 0) return undefined
  const { route, pathname, search } = address
  if (!isRead(request.method) || pathname.length + search.length > MAX_URL_LENGTH) return undefined
  if (route === undefined || !sharedRoutes.has(route)) return undefined
  if (scenarioOf(request) !== undefined) return undefined
  const variants = variantsOf(request)
  if (variants === undefined) return undefined
  return [pathname + search, chosenProvince(request) ?? '', dismissedBy(request), variants].join('|')
}

/** Announcements that this visitor has dismissed, which the page leaves out. */
const dismissedBy = (request: RequestHead) => readDismissed(readCookie(request, DISMISSED)).join('.')

/** The visitor's page under `key`: from memory, or rendered once, in this request's context, for all who wait for it. */
export async function answerShared(
  key: string,
  request: Request,
  render: () => Promise<Response>,
): Promise<Response> {
  let isRendered = false
  const page = await pages.get(key, async () => {
    isRendered = true
    return prepare(key, request, await render())
  })
  // `render` counts the request that it answers; one that found the page, or waited for another's, is counted here.
  if (!isRendered) countResponseFromMemory('page')
  const { status, headers, body } = representationFor(page, request)
  return new FastResponse(body, { status, headers })
}

/** The same, if it is in memory and fresh. */
export const cachedSharedPage = (key: string): RenderedPage | undefined => pages.peek(key)

/** The representation of a page for this request: 304, compressed, or plain. */
export function representationFor(page: RenderedPage, request: RequestHead): PageRepresentation {
  const isUnchanged = page.etag !== undefined && namesEtag(request.headers.get('if-none-match'), page.etag)
  if (page.status === 200 && isUnchanged) return page.unchanged
  return page.brotli && takesBrotli(request) ? page.brotli : page.plain
}

/** Reads a response to its end and decides whether it may be shared under this key. */
async function prepare(key: string, request: Request, response: Response): Promise<RenderedPage> {
  const context = requestContext()
  const html = context.html?.join('')
  const body = html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html)
  const isDocument = (response.headers.get('content-type') ?? '').startsWith('text/html')
  const setsCookies = context.cookies.size > 0 || response.headers.getSetCookie().length > 0
  const isShared =
    response.status === 200 &&
    isDocument &&
    !setsCookies &&
    !context.isPrivate &&
    !context.isDegraded &&
    // The running experiments may have changed since the key was computed, and changed back.
    key.endsWith(`|${context.variants}`)
  const ownHeaders: [string, string][] = [...response.headers].filter(([name]) => name !== 'content-length')
  for (const cookie of context.cookies.values()) ownHeaders.push(['set-cookie', cookie])
  const policy = hashPolicy(html ?? '')
  const { status } = response
  const caching = isShared ? sharedCaching(request, body) : [ownCaching(status)]
  const headers = [...ownHeaders, ...securityHeaders(policy), ...caching]
  const brotli = isShared ? await compressed(body) : undefined
  return {
    status,
    etag: headers.find(([name]) => name === 'etag')?.[1],
    plain: pageRepresentation(status, headers, body),
    brotli: brotli && pageRepresentation(status, [...headers, ['content-encoding', 'br']], brotli),
    unchanged: pageRepresentation(304, headers, null),
    isShared,
    isAbandoned: request.signal.aborted,
  }
}

/**
 * A CDN may cache the page of visitors without a province, dismissals or variants. Browsers revalidate each time, because the
 * same URL gives a member another page. No `stale-while-revalidate`: Firefox applies it to documents too, and would show the
 * visitor's page to somebody who has just signed in.
 */
function sharedCaching(request: Request, body: Buffer): [string, string][] {
  const seconds = env().PAGE_CACHE_SECONDS
  return [
    [
      'cache-control',
      withoutTransforms(
        chosenProvince(request) || dismissedBy(request) || requestContext().variants
          ? 'private, no-cache'
          : `public, max-age=0, s-maxage=${seconds}`,
      ),
    ],
    // Weak, because the compressed page has the same tag but other bytes.
    ['etag', `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`],
    ['vary', 'accept-encoding'],
  ]
}

/** A redirect is not stored: see `finish-response.server.ts`. */
const ownCaching = (status: number): [string, string] => [
  'cache-control',
  isRedirect(status) ? 'no-store' : withoutTransforms('private, no-cache'),
]

async function compressed(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return Buffer.from(await compress(body, { params }))
}
