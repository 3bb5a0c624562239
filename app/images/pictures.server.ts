import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { type CachedImage, createImageCache } from './image-cache.server.ts'
import { ImageFailure, type ImageRequest, withoutQuery } from './image-request.ts'
import { loadSource, publicLookup } from './image-source.server.ts'

export type PicturesConfig = {
  /** Where paths of ours lie: `dist/client` when built, `public` in development. */
  readonly publicDirectory: string
  /** Folder of the generated pictures; may be deleted at any time. */
  readonly cacheDirectory: string
  /** Names of hosts that may lead to this machine or its network although they look public: the backend's. */
  readonly trustedHosts?: readonly string[]
  readonly maxSourceBytes?: number
  readonly maxMemoryBytes?: number
  readonly maxDiskBytes?: number
  readonly upstreamTimeoutMs?: number
  /** How long a request waits for the newer picture where an older one is at hand; then it gets that. */
  readonly patienceMs?: number
  /** Called once for every failure to serve a picture, to keep it or to make it anew, although the request was well formed. */
  readonly onFailure?: (failure: ImageFailure, source: string) => void
  readonly now?: () => number
}

export type Pictures = {
  /**
   * The picture from the cache, or made now; requests for the same one are joined. While its source fails or hangs, one that is
   * older than it should be.
   * @throws ImageFailure 503 `BUSY`, or why its source could not be read
   */
  get(wanted: ImageRequest): Promise<CachedImage>
  /** The picture under this key, if it is in memory. */
  peek(key: string): CachedImage | undefined
}

const MB = 1024 * 1024
/** Each uses a core for some tenths of a second, and pages need one too. */
const ENCODINGS_AT_ONCE = 2
/** Each host has places of its own, so that the pictures of one that hangs keep nobody else's waiting. */
const DOWNLOADS_OF_HOST_AT_ONCE = 4
/** Two hosts that hang leave room among the requests that wait for pictures (`admission.server.ts`). */
const MAX_WAITING_FOR_HOST = 56
/** How long an older picture is sent before its source, which has failed, is asked again. */
const STALE_MS = 60_000
/** How long a source that failed is not asked again: each view and width of its picture would wait, and keep others waiting. */
const FAILED_MS = 10_000
const MAX_FAILED = 500
/** More waiting requests are refused with 503, to bound memory. */
const MAX_WAITING = 128

/** Names a picture: the same for every request that gets the same bytes. */
export const pictureKey = ({ source, width, quality, format }: ImageRequest): string =>
  [source.kind === 'file' ? source.path : source.url.href, width, quality, format].join(' ')

/** The pictures of this process: holds the cache and the queues. */
export function createPictures(config: PicturesConfig, maxAgeSeconds: number): Pictures {
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
  const patienceMs = config.patienceMs ?? 500
  const encodings = bulkhead(ENCODINGS_AT_ONCE, MAX_WAITING)
  const downloads = new Map<string, BulkheadPolicy>()
  const inFlight = new Map<string, Promise<CachedImage>>()
  const failed = new LRUCache<string, { failure: ImageFailure; until: number }>({ max: MAX_FAILED })

  function downloadsOf(host: string): BulkheadPolicy {
    const known = downloads.get(host) ?? bulkhead(DOWNLOADS_OF_HOST_AT_ONCE, MAX_WAITING_FOR_HOST)
    downloads.set(host, known)
    return known
  }

  const encode = (wanted: ImageRequest, load: () => Promise<Uint8Array>) =>
    encodings.execute(async () => {
      // The library takes 26 MB, which a process that finds its pictures on the disk never needs.
      const { encodeImage } = await import('./image-encode.server.ts')
      return encodeImage(await load(), wanted)
    })

  function refuseFailed(address: string): void {
    const known = failed.get(address)
    if (known && known.until > now()) throw known.failure
  }

  /** A download keeps its place until it is encoded, so that waiting requests do not hold eight megabytes each. */
  async function make(wanted: ImageRequest) {
    const { source } = wanted
    if (source.kind === 'file') return encode(wanted, () => loadSource(source, limits))
    const { href, host } = source.url
    refuseFailed(href)
    return downloadsOf(host).execute(async () => {
      // It may have failed while this request waited.
      refuseFailed(href)
      try {
        const bytes = await loadSource(source, limits)
        return await encode(wanted, async () => bytes)
      } catch (error) {
        if (error instanceof ImageFailure) failed.set(href, { failure: error, until: now() + FAILED_MS })
        throw error
      }
    })
  }

  async function create(wanted: ImageRequest, key: string): Promise<CachedImage> {
    const { type, bytes } = await make(wanted).catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError ? new ImageFailure(503, 'BUSY') : error
    })
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    return keep(wanted, key, { type, etag, bytes, freshUntil: now() + maxAgeSeconds * 1000 })
  }

  /** A full disk costs time, but the picture is still served. */
  async function keep(wanted: ImageRequest, key: string, image: CachedImage): Promise<CachedImage> {
    await cache
      .set(key, image)
      .catch((error: unknown) =>
        config.onFailure?.(new ImageFailure(500, 'CACHE_FAILED', error), withoutQuery(wanted.source)),
      )
    return image
  }

  /** The older picture while its source does not answer, or only with failures, or nothing more can wait. One that was taken away is gone. */
  async function renew(wanted: ImageRequest, key: string, older: CachedImage): Promise<CachedImage> {
    try {
      return await create(wanted, key)
    } catch (error) {
      if (!(error instanceof ImageFailure) || error.status < 500) {
        if (error instanceof ImageFailure && error.status === 404) await cache.forget(key)
        throw error
      }
      config.onFailure?.(new ImageFailure(error.status, 'SENT_STALE', error), withoutQuery(wanted.source))
      return keep(wanted, key, { ...older, freshUntil: now() + STALE_MS })
    }
  }

  return {
    async get(wanted) {
      const key = pictureKey(wanted)
      const cached = await cache.get(key).catch(() => undefined)
      if (cached && cached.freshUntil > now()) return cached
      const creating =
        inFlight.get(key) ??
        (cached ? renew(wanted, key, cached) : create(wanted, key)).finally(() => inFlight.delete(key))
      inFlight.set(key, creating)
      // A copy, because whoever sends a picture keeps by its object how long it is fresh.
      return cached ? Promise.race([creating, sleep(patienceMs, { ...cached }, { ref: false })]) : creating
    },
    peek: (key) => cache.peek(key, now()),
  }
}
