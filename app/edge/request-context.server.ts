import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Locale } from '#app/domain/locale.ts'

/**
 * The state of one request. Opened in `app/server.ts`, read anywhere on the server.
 *
 * Not Start's own store: Start resolves thrown redirects outside its context, so a router that reads its nonce there turns
 * every redirect into an error.
 */
export interface RequestContext {
  readonly request: Request
  readonly url: URL
  readonly locale: Locale
  /**
   * For the content security policy of this response; 128 random bits, base64. Absent for a shared page, whose policy allows
   * its inline scripts by hash.
   */
  readonly nonce: string | undefined
  /** Identifies the request in logs, in backend calls and on the error screen. A session's own id replaces it. */
  correlationId: string
  /** The browser's IP address as the trusted proxy saw it. */
  readonly clientIp: string
  /** `Set-Cookie` lines of the response, by cookie name: the last one for a name wins. */
  readonly cookies: Map<string, string>
  /** Work that is done once per request, however many callers need it (`oncePerRequest`). */
  readonly memo: Map<string, Promise<unknown>>
  /** True once private data was read: the response is then never cached. */
  isPrivate: boolean
  /** True once part of the page could not be loaded: the page is then not cached. */
  isDegraded: boolean
  /** The experiments whose variant A this page shows (`visitor-cookies.server.ts`). */
  variants: string
  /** The picture that came with the form of this request (`picture-form.server.ts`): bytes that nobody has looked at. */
  picture: Uint8Array<ArrayBuffer> | undefined
  /** The rendered page, in parts; the response then has no body of its own. */
  html: readonly string[] | undefined
}

const storage = new AsyncLocalStorage<RequestContext>()

type NewContext = Pick<RequestContext, 'request' | 'url' | 'locale' | 'clientIp'> & {
  /** Whether the response may be shared between visitors. */
  readonly isShared: boolean
}

export function createRequestContext({ isShared, ...facts }: NewContext): RequestContext {
  return {
    ...facts,
    nonce: isShared ? undefined : randomBytes(16).toString('base64'),
    correlationId: randomUUID(),
    cookies: new Map(),
    memo: new Map(),
    isPrivate: false,
    isDegraded: false,
    variants: '',
    picture: undefined,
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
  const pending = memo.get(key)
  // Each key is used by one caller, so it implies the type.
  if (pending) return pending as Promise<T>
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

/** Whether a method only reads. HEAD is handled as GET; Node omits the body. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'
