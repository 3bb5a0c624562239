import { LRUCache } from 'lru-cache'
import { within } from '#app/domain/within.ts'
import { isRedirect } from './finish-response.server.ts'

/** One representation of a page (RFC 9110): plain, compressed, or a 304. */
export interface PageRepresentation {
  readonly status: number
  readonly headers: [string, string][]
  /** The same with the length, in Node's raw form: name, value, name, value. */
  readonly rawHeaders: string[]
  readonly body: Buffer<ArrayBuffer> | null
}

export const pageRepresentation = (
  status: number,
  headers: PageRepresentation['headers'],
  body: Buffer<ArrayBuffer> | null,
): PageRepresentation => ({
  status,
  headers,
  rawHeaders: [...headers.flat(), ...(body ? ['content-length', String(body.byteLength)] : [])],
  body,
})

/** A complete response in memory, ready to be sent any number of times. */
export interface RenderedPage {
  readonly status: number
  readonly etag: string | undefined
  readonly plain: PageRepresentation
  /** Compressed once; shared pages only. */
  readonly brotli: PageRepresentation | undefined
  /** The 304 for a client that has it already. */
  readonly unchanged: PageRepresentation
  /** Whether it may be sent to everybody with the same key. Otherwise only its requester gets it. */
  readonly isShared: boolean
  /** Whether its requester has left meanwhile, which ends their calls: the page may be none, or lack a part, for that alone. */
  readonly isAbandoned: boolean
}

export interface PageCacheOptions {
  /** How long a page is sent without a refresh; milliseconds. */
  readonly freshMs: number
  /** How long after that a page is sent because its refresh fails or takes long; milliseconds. As long as it was fresh, at once. */
  readonly staleMs: number
  /** How long a refresh of an older page is waited for; milliseconds. */
  readonly patienceMs: number
  /** Of keys, headers and bodies together; the least recently used page is evicted. */
  readonly maxBytes: number
  readonly now?: () => number
  /** Called once when a refresh fails, or brings a page that may not replace the older one: that stays. */
  readonly onError: (error: unknown) => void
}

interface Entry {
  readonly page: RenderedPage
  readonly storedAt: number
}

/**
 * Pages that are the same for every visitor, rendered once per key however many ask (stale-while-revalidate,
 * RFC 5861). A render that is not shared, such as one whose backend failed, never replaces a good page; one that says that the page
 * is gone removes it.
 */
export function createPageCache({
  freshMs,
  staleMs,
  patienceMs,
  maxBytes,
  onError,
  now = Date.now,
}: PageCacheOptions) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => key.length + sizeOf(page),
  })
  const rendering = new Map<string, Promise<RenderedPage>>()

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const running = rendering.get(key)
    if (running) return running
    const fresh = render()
      .then((page) => {
        if (page.isShared) entries.set(key, { page, storedAt: now() })
        else if (isGone(page)) entries.delete(key)
        return page
      })
      .finally(() => rendering.delete(key))
    rendering.set(key, fresh)
    return fresh
  }

  async function get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const entry = entries.get(key)
    const age = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY
    if (entry && age < freshMs) return entry.page
    const isRequester = !rendering.has(key)
    const fresh = renderOnce(key, render)
    if (entry && age < freshMs + staleMs) {
      const renewal = fresh.then(
        (newer) => {
          if (isRequester && !newer.isAbandoned && !isNews(newer))
            onError(new Error(`it came incomplete, or with ${newer.status}`))
          return newer
        },
        (error: unknown): undefined => {
          if (isRequester) onError(error)
        },
      )
      if (age < 2 * freshMs) return entry.page
      // What is said of days and prices was true a while ago: it is sent only where nothing newer comes.
      const newer = await within(patienceMs, renewal).catch(() => undefined)
      if (!newer || !isNews(newer)) return entry.page
    }
    const page = await fresh
    if (page.isShared || isRequester) return page
    // The first of those who wait takes the place of one who has left.
    if (page.isAbandoned) return get(key, render)
    // A page that turned out not to be shareable may contain its requester's data.
    return render()
  }

  return {
    /** The page under `key`: from memory when there is one, else rendered now. */
    get,
    /** The page under `key` if it is fresh. */
    peek(key: string): RenderedPage | undefined {
      const entry = entries.get(key)
      return entry && now() - entry.storedAt < freshMs ? entry.page : undefined
    },
    get bytes() {
      return entries.calculatedSize
    },
  }
}

/** The page is no more, or is elsewhere. */
const isGone = ({ status }: RenderedPage): boolean => status === 404 || status === 410 || isRedirect(status)

/** It takes the place of the older page. */
const isNews = (page: RenderedPage): boolean => page.isShared || isGone(page)

const sizeOf = ({ plain, brotli, unchanged }: RenderedPage): number =>
  [plain, brotli, unchanged]
    .map((one) => (one ? one.rawHeaders.join().length + (one.body?.byteLength ?? 0) : 0))
    .reduce((sum, bytes) => sum + bytes)
