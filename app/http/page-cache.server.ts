import { LRUCache } from 'lru-cache'

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
  /** Compressed once; only of pages for everybody. */
  readonly brotli: PageRepresentation | undefined
  /** For a client that has it already. */
  readonly unchanged: PageRepresentation
  /** Whether everybody with the same key may get it. Otherwise it is sent to its requester and not kept. */
  readonly isShared: boolean
}

export interface PageCacheOptions {
  /** How long a page is sent without asking again; milliseconds. */
  readonly freshMs: number
  /** How long an older page is still sent while, or because, a new one cannot be had; milliseconds. */
  readonly staleMs: number
  /** Keys, headers and bodies together; the page that was asked for longest ago makes room. */
  readonly maxBytes: number
  readonly now?: () => number
  /** A refresh in the background that failed: the older page stays. */
  readonly onError: (error: unknown) => void
}

interface Entry {
  readonly page: RenderedPage
  readonly storedAt: number
}

/**
 * Pages that are the same for every visitor, rendered once per key however many ask (stale-while-revalidate,
 * RFC 5861). A render that is not shared, such as one whose backend failed, never replaces a good page.
 */
export function createPageCache({ freshMs, staleMs, maxBytes, onError, now = Date.now }: PageCacheOptions) {
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
        return page
      })
      .finally(() => rendering.delete(key))
    rendering.set(key, fresh)
    return fresh
  }

  return {
    /** The page under `key`: from memory when there is one, else rendered now. */
    async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
      const entry = entries.get(key)
      const age = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY
      if (entry && age < freshMs + staleMs) {
        if (age >= freshMs) renderOnce(key, render).catch(onError)
        return entry.page
      }
      const isMine = !rendering.has(key)
      const page = await renderOnce(key, render)
      // A render that turned out not to be shared may contain its requester's data.
      return page.isShared || isMine ? page : render()
    },
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

const sizeOf = ({ plain, brotli, unchanged }: RenderedPage): number =>
  [plain, brotli, unchanged]
    .map((one) => (one ? one.rawHeaders.join().length + (one.body?.byteLength ?? 0) : 0))
    .reduce((sum, bytes) => sum + bytes)
