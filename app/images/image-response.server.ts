import { createHash } from 'node:crypto'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { namesEtag } from '#app/domain/etag.ts'
import type { RequestHead } from '#app/http/request-context.server.ts'
import { type CachedImage, createImageCache } from './image-cache.server.ts'
import { ImageFailure } from './image-failure.ts'
import { type ImageRequest, parseImageRequest } from './image-request.ts'
import { loadSource } from './image-source.server.ts'
import { publicLookup } from './public-lookup.ts'

export type ImageConfig = {
  /** Where paths of ours lie: `dist/client` when built, `public` in development. */
  readonly publicDirectory: string
  /** Folder of the generated pictures; may be deleted at any time. */
  readonly cacheDirectory: string
  /** Addresses below which remote pictures may lie; see `allowedImageAddresses`. */
  readonly allowed: readonly URL[]
  /** Names of hosts that may lead to this machine or its network although they look public: the backend's. */
  readonly trustedHosts?: readonly string[]
  readonly maxAgeSeconds?: number
  readonly maxSourceBytes?: number
  readonly maxMemoryBytes?: number
  readonly maxDiskBytes?: number
  readonly upstreamTimeoutMs?: number
  /** Called once for every picture that could not be served, or not be kept, although the request was well formed. */
  readonly onFailure?: (failure: ImageFailure, url: string) => void
  readonly now?: () => number
}

/** A picture as it is sent: whole, or as 304. One in memory has the same two objects for every request. */
export type PictureRepresentation = {
  readonly status: 200 | 304
  readonly headers: readonly [string, string][]
  readonly body: Buffer | null
}

export type ImageHandler = {
  /** Answers a request of the image route; it never rejects. */
  answer(request: Request): Promise<Response>
  /** The same for a picture that is in memory, without waiting; `undefined` leaves the request to `answer`. */
  peek(search: string, head: RequestHead): PictureRepresentation | undefined
}

const MB = 1024 * 1024
/** Each uses a core for some tenths of a second, and pages need one too. */
const ENCODINGS_AT_ONCE = 2
/** More waiting requests are refused with 503, to bound memory. */
const MAX_WAITING = 128
/** How many requests (query and `Accept`) of pictures in memory are remembered with their cache key. */
const MAX_REQUEST_KEYS = 2_000
/** Longer requests are parsed each time, to bound memory. */
const MAX_REQUEST_LENGTH = 512

/**
 * Where remote pictures may come from: the backend's `/media/`, and what `IMAGE_HOSTS` lists.
 * @param addresses each perhaps with a directory (`https://cdn.example.ca/cards/`)
 */
export function allowedImageAddresses(backendUrl: string, addresses: readonly string[]): URL[] {
  const listed = addresses.map((address) => {
    const url = new URL(address)
    if (!url.pathname.endsWith('/')) url.pathname += '/'
    return url
  })
  return [new URL('/media/', backendUrl), ...listed]
}

/**
 * The image route of spec §2: `GET /_next/image?url=&w=&q=`. Make one per process: it holds the cache, the queue of
 * two encodings at a time, and joins requests for the same picture. Answers 400 with a plain code for anything odd.
 */
export function createImageHandler(config: ImageConfig): ImageHandler {
  const maxAge = config.maxAgeSeconds ?? 86_400
  const now = config.now ?? Date.now
  const limits = {
    publicDirectory: config.publicDirectory,
    maxSourceBytes: config.maxSourceBytes ?? 8 * MB,
    upstreamTimeoutMs: config.upstreamTimeoutMs ?? 7_000,
    lookup: publicLookup(config.trustedHosts ?? []),
  }
  const cache = createImageCache({
    cacheDirectory: config.cacheDirectory,
    maxMemoryBytes: config.maxMemoryBytes ?? 32 * MB,
    maxDiskBytes: config.maxDiskBytes ?? 192 * MB,
  })
  const encodings = bulkhead(ENCODINGS_AT_ONCE, MAX_WAITING)
  const inFlight = new Map<string, Promise<CachedImage>>()
  const keysByRequest = new LRUCache<string, string>({ max: MAX_REQUEST_KEYS })
  const representations = new WeakMap<CachedImage, Representations>()

  /** The limit covers the download too, so that waiting requests do not hold eight megabytes each. */
  async function create(wanted: ImageRequest, key: string): Promise<CachedImage> {
    const { type, bytes } = await encodings
      .execute(async () => {
        // The library takes 26 MB, which a process that finds its pictures on the disk never needs.
        const { encodeImage } = await import('./image-encode.server.ts')
        return encodeImage(await loadSource(wanted.source, limits), wanted)
      })
      .catch((error: unknown) => {
        throw error instanceof BulkheadRejectedError ? new ImageFailure(503, 'BUSY') : error
      })
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const image = { type, etag, bytes, freshUntil: now() + maxAge * 1000 }
    // A full disk costs time, but the picture is still served.
    await cache
      .set(key, image)
      .catch((error: unknown) => config.onFailure?.(new ImageFailure(500, 'CACHE_FAILED', error), key))
    return image
  }

  async function picture(wanted: ImageRequest): Promise<CachedImage> {
    const key = cacheKey(wanted)
    const cached = await cache.get(key, now()).catch(() => undefined)
    if (cached) return cached
    const running = inFlight.get(key)
    if (running) return running
    const creating = create(wanted, key).finally(() => inFlight.delete(key))
    inFlight.set(key, creating)
    return creating
  }

  const wantedBy = (query: URLSearchParams, head: RequestHead) =>
    parseImageRequest(query, head.headers.get('accept') ?? '', config.allowed)

  function representationFor(image: CachedImage, { headers }: RequestHead): PictureRepresentation {
    const both = representations.get(image) ?? representationsOf(image, maxAge)
    representations.set(image, both)
    return namesEtag(headers.get('if-none-match'), image.etag) ? both.unchanged : both.whole
  }

  return {
    async answer(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return plain(405, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' })
      }
      const { searchParams } = new URL(request.url)
      const wanted = wantedBy(searchParams, request)
      if ('problem' in wanted) return plain(400, wanted.problem)
      try {
        const { status, headers, body } = representationFor(await picture(wanted), request)
        // A view on the same memory, which Response copies; Buffer's own type is too wide for it.
        const sent = body && request.method === 'GET' ? new Uint8Array(body) : null
        return new Response(sent, { status, headers: new Headers([...headers]) })
      } catch (error) {
        const failure = error instanceof ImageFailure ? error : new ImageFailure(500, 'FAILED', error)
        config.onFailure?.(failure, searchParams.get('url') ?? '')
        return plain(failure.status, failure.code, failure.status === 503 ? { 'retry-after': '2' } : {})
      }
    },

    peek(search, head) {
      const request = `${search} ${head.headers.get('accept') ?? ''}`
      const key = keysByRequest.get(request) ?? keyOf(wantedBy(new URLSearchParams(search), head))
      const image = key && cache.peek(key, now())
      if (!image) return undefined
      if (request.length <= MAX_REQUEST_LENGTH) keysByRequest.set(request, key)
      return representationFor(image, head)
    },
  }
}

const keyOf = (wanted: ReturnType<typeof parseImageRequest>): string | undefined =>
  'problem' in wanted ? undefined : cacheKey(wanted)

function cacheKey({ source, width, quality, format }: ImageRequest): string {
  return [source.kind === 'file' ? source.path : source.url.href, width, quality, format].join(' ')
}

type Representations = Readonly<Record<'whole' | 'unchanged', PictureRepresentation>>

function representationsOf({ etag, type, bytes }: CachedImage, maxAge: number): Representations {
  const always: [string, string][] = [
    ['etag', etag],
    ['cache-control', `public, max-age=${maxAge}, stale-while-revalidate=604800`],
    ['vary', 'Accept'],
    ['content-security-policy', "default-src 'none'; sandbox"],
    ['x-content-type-options', 'nosniff'],
  ]
  const whole: [string, string][] = [
    ['content-type', type],
    ['content-length', String(bytes.byteLength)],
  ]
  return {
    whole: { status: 200, headers: [...whole, ...always], body: bytes },
    unchanged: { status: 304, headers: always, body: null },
  }
}

function plain(status: number, code: string, headers: Record<string, string> = {}): Response {
  return new Response(`${code}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}
