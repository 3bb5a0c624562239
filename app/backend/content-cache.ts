import { LRUCache } from 'lru-cache'
import { BackendError } from './backend-error.ts'

/** How long an answer may be given to everybody, by the rules of RFC 9111 and RFC 5861; milliseconds. */
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

const HEADER = /(?:^|[\s,])(no-store|private|no-cache|public)(?=[\s,=]|$)|(?:^|[\s,])([a-z-]+)="?(\d+)"?/g

/** @returns nothing for an answer that is not explicitly public */
export function lifetimeOf(cacheControl: string, maxMs: number): Lifetime | undefined {
  const words = new Set<string>()
  const seconds = new Map<string, number>()
  for (const [, word, name, count] of cacheControl.toLowerCase().matchAll(HEADER)) {
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
 * Answers of the backend that are the same for everybody, parsed and checked once. An answer is kept only when it says
 * that it is public, and for as long as it says; what belongs to one person never gets here.
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
    const held = entries.get(key)
    const fresh = load({ etag: held?.etag, isInBackground })
      .then((answer): Fetched => {
        const fetched = answer === UNCHANGED && held ? held : answer
        if (fetched === UNCHANGED) throw new Error('unchanged, but nothing was asked about')
        keep(key, fetched)
        return fetched
      })
      .finally(() => inFlight.delete(key))
    inFlight.set(key, fresh)
    return fresh
  }

  /**
   * @param load asks the backend; throws what the caller is to see
   * @param onStale a good answer is given although the backend failed to give a new one
   */
  return async function readShared(
    key: string,
    load: (options: FetchOptions) => Promise<Fetched | typeof UNCHANGED>,
    onStale: (error: unknown) => void,
  ): Promise<unknown> {
    const held = entries.get(key)
    const age = held ? now() - held.storedAt : 0
    if (held && age < held.lifetime.freshMs) return held.value
    if (held && age < held.lifetime.freshMs + held.lifetime.whileRevalidateMs) {
      if (!inFlight.has(key)) fetchOnce(key, load, true).catch(onStale)
      return held.value
    }
    const others = inFlight.get(key)
    if (others) {
      const answer = await others.catch(() => undefined)
      if (answer?.lifetime) return answer.value
    }
    try {
      return (await fetchOnce(key, load, false)).value
    } catch (error) {
      const isServable = held && age < held.lifetime.freshMs + held.lifetime.ifErrorMs && isOutage(error)
      if (!isServable) throw error
      onStale(error)
      return held.value
    }
  }
}

/** Whether the backend failed to answer. A refusal is an answer; a missing or broken response is not. */
function isOutage(error: unknown): boolean {
  const status = error instanceof BackendError ? error.status : undefined
  return status === undefined || status >= 500
}
