import { LRUCache } from 'lru-cache'
import { BackendError } from './backend-error.ts'

/** How long an answer may be served to everybody, by the rules of RFC 9111 and RFC 5861; milliseconds. */
export interface Lifetime {
  readonly freshMs: number
  /** After that, served while a new one is fetched. */
  readonly whileRevalidateMs: number
  /** After that, served while the backend fails. */
  readonly ifErrorMs: number
}

/** The answer to a revalidation: unchanged, so the same answer is kept for longer. */
export const UNCHANGED = Symbol('unchanged')

export interface Fetched {
  readonly value: unknown
  readonly etag: string | undefined
  /** Absent when the answer is only for this caller. */
  readonly lifetime: Lifetime | undefined
}

export interface FetchOptions {
  /** The cached answer's ETag, so that the backend may confirm it. */
  readonly etag: string | undefined
  /** A background refresh: made without a caller's token. */
  readonly isInBackground: boolean
}

interface Entry extends Fetched {
  readonly lifetime: Lifetime
  readonly storedAt: number
}

interface Options {
  readonly maxEntries: number
  readonly now?: () => number
}

/** The directives of `Cache-Control`, with their seconds. */
const DIRECTIVE = /(?:^|[\s,])(no-store|private|no-cache|public)(?=[\s,=]|$)|(?:^|[\s,])([a-z-]+)="?(\d+)"?/g

/**
 * How long an answer with this `Cache-Control` may be cached, at most `maxMs`.
 * @returns `undefined` for an answer that is not explicitly public
 */
export function lifetimeOf(cacheControl: string, maxMs: number): Lifetime | undefined {
  const words = new Set<string>()
  const seconds = new Map<string, number>()
  for (const [, word, name, count] of cacheControl.toLowerCase().matchAll(DIRECTIVE)) {
    if (word) words.add(word)
    else if (name) seconds.set(name, Number(count))
  }
  const maxAge = seconds.get('s-maxage') ?? seconds.get('max-age') ?? 0
  const isRefused = ['no-store', 'private', 'no-cache'].some((word) => words.has(word))
  if (!words.has('public') || isRefused || maxAge === 0 || maxMs === 0) return undefined
  return {
    freshMs: Math.min(maxAge * 1000, maxMs),
    whileRevalidateMs: (seconds.get('stale-while-revalidate') ?? 0) * 1000,
    ifErrorMs: (seconds.get('stale-if-error') ?? 0) * 1000,
  }
}

/**
 * A cache of backend answers that are the same for everybody, parsed and validated once. An answer is cached only when it
 * says that it is public, and for as long as it says; personal answers never get here.
 */
export function createContentCache({ maxEntries, now = Date.now }: Options) {
  const entries = new LRUCache<string, Entry>({ max: maxEntries })
  const inFlight = new Map<string, Promise<Fetched>>()

  function keep(key: string, { value, etag, lifetime }: Fetched): void {
    if (lifetime) entries.set(key, { value, etag, lifetime, storedAt: now() })
    else entries.delete(key)
  }

  function fetchOnce(
    key: string,
    load: (options: FetchOptions) => Promise<Fetched | typeof UNCHANGED>,
    isInBackground: boolean,
  ): Promise<Fetched> {
    const cached = entries.get(key)
    const fresh = load({ etag: cached?.etag, isInBackground })
      .then((answer): Fetched => {
        const fetched = answer === UNCHANGED && cached ? cached : answer
        if (fetched === UNCHANGED) throw new Error('304 without a conditional request')
        keep(key, fetched)
        return fetched
      })
      .finally(() => inFlight.delete(key))
    inFlight.set(key, fresh)
    return fresh
  }

  /**
   * Reads through the cache, with one request in flight per key.
   * @param load calls the backend; what it throws is passed on
   * @param onStale called when a stale answer is served because the backend failed
   * @param mustRevalidate asks the backend although the cached answer is still fresh, and takes no older answer in place of the one
   *   that it does not give: for what is about to be paid. `false` by default
   */
  return async function readShared(
    key: string,
    load: (options: FetchOptions) => Promise<Fetched | typeof UNCHANGED>,
    onStale: (error: unknown) => void,
    mustRevalidate = false,
  ): Promise<unknown> {
    const cached = entries.get(key)
    const age = cached ? now() - cached.storedAt : 0
    const usable = mustRevalidate ? undefined : cached
    if (usable && age < usable.lifetime.freshMs) return usable.value
    if (usable && age < usable.lifetime.freshMs + usable.lifetime.whileRevalidateMs) {
      if (!inFlight.has(key)) fetchOnce(key, load, true).catch(onStale)
      return usable.value
    }
    const running = mustRevalidate ? undefined : inFlight.get(key)
    if (running) {
      const answer = await running.catch(() => undefined)
      if (answer?.lifetime) return answer.value
    }
    try {
      return (await fetchOnce(key, load, false)).value
    } catch (error) {
      const isServable =
        usable && age < usable.lifetime.freshMs + usable.lifetime.ifErrorMs && isOutage(error)
      if (!isServable) throw error
      onStale(error)
      return usable.value
    }
  }
}

/** Whether the backend failed to answer. A refusal is an answer; a missing or broken response is not. */
function isOutage(error: unknown): boolean {
  const status = error instanceof BackendError ? error.status : undefined
  return status === undefined || status >= 500
}

/**
 * Keeps the last parsed answer of each content path, and returns it again when the backend sends the very same text: a
 * catalogue of forty kilobytes is validated once, not for every page that shows it. Never returns anything older than the
 * text at hand. Values are frozen, because many requests share them.
 */
export function createParseCache(maxEntries = 256) {
  const entries = new LRUCache<string, { readonly text: string; readonly value: unknown }>({
    max: maxEntries,
  })

  return function parseOnce(key: string, text: string, parse: () => unknown): unknown {
    const last = entries.get(key)
    if (last?.text === text) return last.value
    const value = freeze(parse())
    entries.set(key, { text, value })
    return value
  }
}

function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
