import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Locale } from '#app/domain/locale.ts'

/**
 * The state of one request. Opened in `app/server.ts`, read anywhere on the server.
 *
 * It is our own store, not Start's: Start resolves thrown redirects outside its context, so a router that
 * reads its nonce there turns every redirect into an error.
 */
export interface RequestContext {
  readonly request: Request
  readonly url: URL
  readonly locale: Locale
  /**
   * For the content security policy of this answer; 128 random bits, base64. Absent while a page is rendered that
   * many will be sent: that one names its inline scripts by hash.
   */
  readonly nonce: string | undefined
  /** Names the request in logs, on backend calls and on the error screen. The session's own replaces it. */
  correlationId: string
  /** The address of the browser as the trusted hop saw it. */
  readonly clientIp: string
  /** `Set-Cookie` lines that leave with the answer, by cookie name: the last word on a name wins. */
  readonly cookies: Map<string, string>
  /** Work that must happen once per request however many callers ask for it. */
  readonly memo: Map<string, Promise<unknown>>
  /** True once private data was read: the answer is then never stored anywhere. */
  isPrivate: boolean
  /** True once something that the page wanted to show could not be read: the page is then not kept. */
  isDegraded: boolean
  /** The experiments that this page was rendered in variant A of (`experiment-variants.server.ts`). */
  variants: string
  /** The page that was rendered for this request, in parts; its answer then has no body of its own. */
  html: readonly string[] | undefined
}

const storage = new AsyncLocalStorage<RequestContext>()

type NewContext = Pick<RequestContext, 'request' | 'url' | 'locale' | 'clientIp'> & {
  /** Whether the answer may be shared between visitors. */
  readonly isShared: boolean
}

export function createRequestContext({ isShared, ...known }: NewContext): RequestContext {
  return {
    ...known,
    nonce: isShared ? undefined : randomBytes(16).toString('base64'),
    correlationId: randomUUID(),
    cookies: new Map(),
    memo: new Map(),
    isPrivate: false,
    isDegraded: false,
    variants: '',
    html: undefined,
  }
}

export function runInRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work)
}

/** @throws Error outside a request: a bug, never a customer's mistake. */
export function requestContext(): RequestContext {
  const context = storage.getStore()
  if (!context) throw new Error('requestContext() was called outside a request')
  return context
}

/** The context when there is one; `undefined` at boot and in background work. */
export function maybeRequestContext(): RequestContext | undefined {
  return storage.getStore()
}

/** Runs `work` once per request under `key`; later callers get the same promise. */
export function oncePerRequest<T>(key: string, work: () => Promise<T>): Promise<T> {
  const { memo } = requestContext()
  const known = memo.get(key)
  // The key names the type: each key is used by one caller.
  if (known) return known as Promise<T>
  const fresh = work()
  memo.set(key, fresh)
  return fresh
}

/** The head of a request: of a `Request`, or as Node has parsed it. */
export interface RequestHead {
  readonly headers: { get(name: string): string | null }
}

/** The value of a request cookie, or `undefined`. */
export function readCookie(request: RequestHead, name: string): string | undefined {
  const cookies = request.headers.get('cookie')
  if (!cookies) return undefined
  for (const part of cookies.split(';')) {
    const separator = part.indexOf('=')
    if (separator > 0 && part.slice(0, separator).trim() === name) return part.slice(separator + 1).trim()
  }
  return undefined
}
