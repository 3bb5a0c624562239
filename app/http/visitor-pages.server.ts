import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { FastResponse } from 'srvx'
import { DISMISSED, readDismissed } from '#app/domain/dismissed.ts'
import { stripLocalePrefix } from '#app/domain/locale.ts'
import { parseProvince } from '#app/domain/provinces.ts'
import { env } from '#app/env.server.ts'
import { variantsOf } from './experiment-variants.server.ts'
import { loadOnFirstGesture } from './first-gesture.server.ts'
import { log } from './log.server.ts'
import { createPageCache, type RenderedPage } from './page-cache.server.ts'
import { type RequestContext, readCookie } from './request-context.server.ts'
import { scenarioOf } from './scenario.server.ts'
import { hashPolicy, securityHeaders } from './security-headers.server.ts'

const compress = promisify(brotliCompress)
const MAX_BYTES = 64 * 1024 * 1024
const STALE_MS = 24 * 3_600_000
const LONGEST_URL = 512
/** Once per page and minute, so worth a few milliseconds. */
const BROTLI_QUALITY = 6
/** Pages of one person, answers to machines, and pages whose content depends on more than their address. */
const NEVER_SHARED =
  /^\/(auth|account|success|province|cookies|reports|create-account|confirm-email|unsubscribe|search|_serverFn|_next|health|dev|sitemap\.xml|robots\.txt)(\/|$)|\/redeem$/

const pages = createPageCache({
  freshMs: env().PAGE_CACHE_SECONDS * 1000,
  staleMs: env().PAGE_CACHE_SECONDS > 0 ? STALE_MS : 0,
  maxBytes: MAX_BYTES,
  onError: (error) =>
    log.warn({ err: error }, 'a page could not be rendered again: the last good one is sent'),
})

/**
 * What a visitor's page is kept under, or `undefined` when this request must be rendered for itself: somebody with
 * a session, a page of one person, or anything that is not a plain read.
 */
export function sharedPageKey(request: Request, url: URL, sessionCookie: string): string | undefined {
  // In development a page must follow its source.
  if (env().NODE_ENV !== 'production' || env().PAGE_CACHE_SECONDS === 0) return undefined
  if (request.method !== 'GET' || url.href.length > LONGEST_URL) return undefined
  if (!/text\/html|\*\/\*/.test(request.headers.get('accept') ?? '')) return undefined
  if (NEVER_SHARED.test(stripLocalePrefix(url.pathname))) return undefined
  if (readCookie(request, sessionCookie) !== undefined || scenarioOf(request) !== undefined) return undefined
  const variants = variantsOf(request)
  if (variants === undefined) return undefined
  return [url.pathname + url.search, provinceOf(request) ?? '', dismissedBy(request), variants].join('|')
}

/** Announcements that this visitor closed by form, which the page then leaves out. */
const dismissedBy = (request: Request) => readDismissed(readCookie(request, DISMISSED)).join('.')

const provinceOf = (request: Request) => parseProvince(readCookie(request, 'province'))

/** The visitor's page under `key`: from memory, or rendered once for everybody who waits for it. */
export async function answerShared(
  key: string,
  request: Request,
  render: () => Promise<{ response: Response; context: RequestContext }>,
): Promise<Response> {
  const page = await pages.get(key, async () => prepare(request, await render()))
  if (page.status === 200 && request.headers.get('if-none-match') === headerOf(page, 'etag')) {
    return new FastResponse(null, { status: 304, headers: page.headers })
  }
  const acceptsBrotli =
    page.brotli.byteLength > 0 && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  return acceptsBrotli
    ? new FastResponse(page.brotli, {
        status: page.status,
        headers: [...page.headers, ['content-encoding', 'br']],
      })
    : new FastResponse(page.body, { status: page.status, headers: page.headers })
}

const headerOf = (page: RenderedPage, name: string) => page.headers.find(([known]) => known === name)?.[1]

/** Reads an answer to its end and decides whether it is one for everybody. */
async function prepare(
  request: Request,
  { response, context }: { response: Response; context: RequestContext },
): Promise<RenderedPage> {
  const html = context.html === undefined ? undefined : loadOnFirstGesture(context.html)
  const body = html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html)
  const isDocument = (response.headers.get('content-type') ?? '').startsWith('text/html')
  const setsCookies = context.cookies.size > 0 || response.headers.getSetCookie().length > 0
  const isShared =
    response.status === 200 &&
    isDocument &&
    !setsCookies &&
    !context.isPrivate &&
    !context.isDegraded &&
    // What runs may have changed since the key was made.
    context.variants === variantsOf(request)
  const own: [string, string][] = [...response.headers].filter(([name]) => name !== 'content-length')
  for (const cookie of context.cookies.values()) own.push(['set-cookie', cookie])
  const policy = hashPolicy(html ?? '')
  const headers = [...own, ...securityHeaders(policy), ...cacheHeaders(request, body, isShared)]
  return {
    status: response.status,
    headers,
    body,
    brotli: isShared ? await compressed(body) : Buffer.alloc(0),
    isShared,
  }
}

/** A cache in front of the site may keep the page of the visitor who picked no province and is in no variant A. */
function cacheHeaders(request: Request, body: Buffer, isShared: boolean): [string, string][] {
  if (!isShared) return [['cache-control', 'private, no-cache']]
  const seconds = env().PAGE_CACHE_SECONDS
  return [
    [
      'cache-control',
      provinceOf(request) || dismissedBy(request) || variantsOf(request)
        ? 'private, no-cache'
        : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 10}`,
    ],
    ['etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`],
    ['vary', 'accept-encoding'],
  ]
}

async function compressed(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return Buffer.from(await compress(body, { params }))
}
