import { sealData, unsealData } from 'iron-session'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { log } from '#app/edge/log.server.ts'
import { readCookie, requestContext } from '#app/edge/request-context.server.ts'
import { env } from '#app/env.server.ts'

const DAY_SECONDS = 86_400
const SEAL_VERSION = 1

const cookieContent = z.object({ sid: z.string().min(32), v: z.literal(SEAL_VERSION) })
/** Session ids by sealed cookie: unsealing costs 0.18 ms, a third of a fast page. */
const unsealed = new LRUCache<string, string>({ max: 10_000, ttl: 60_000 })

/** Cached, because every request needs it. */
let originSecurity: { readonly origin: string; readonly isSecure: boolean } | undefined

/**
 * Whether cookies carry `__Host-` and Secure: always outside the sandbox. Browsers accept both on http://localhost, except
 * Safari; a sandbox reached under another plain-http origin, such as http://127.0.0.1:3000, works there too.
 */
function isSecureOrigin(): boolean {
  const { SANDBOX, PUBLIC_ORIGIN: origin } = env()
  if (originSecurity?.origin !== origin) {
    const { protocol, hostname } = new URL(origin)
    originSecurity = { origin, isSecure: !SANDBOX || protocol === 'https:' || hostname === 'localhost' }
  }
  return originSecurity.isSecure
}

function cookieLine(name: string, value: string, maxAgeSeconds: number): string {
  const secure = isSecureOrigin() ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}

const withHostPrefix = (name: string) => (isSecureOrigin() ? `__Host-${name}` : name)
export const sessionCookieName = (): string => withHostPrefix('borealis')
const askCookieName = (): string => withHostPrefix('borealis-ask')
const browserCookieName = (): string => withHostPrefix('borealis-browser')

/** The opaque session id in the cookie, or `undefined` when there is none that we sealed. */
export async function readSessionCookie(): Promise<string | undefined> {
  const { request } = requestContext()
  const sealed = readCookie(request, sessionCookieName())
  if (!sealed) return undefined
  const cached = unsealed.get(sealed)
  if (cached) return cached
  const content = cookieContent.safeParse(
    await unsealData<unknown>(sealed, {
      password: env().SESSION_SECRETS.all,
      ttl: env().SESSION_ABSOLUTE_DAYS * DAY_SECONDS,
      onUnsealError: (reason) => {
        if (reason !== 'expired') log.warn({ reason }, 'session cookie refused')
      },
    }),
  )
  if (!content.success) return undefined
  unsealed.set(sealed, content.data.sid)
  return content.data.sid
}

/** Writes the session cookie, which lasts until the session's absolute end. Called at sign-in and step-up, never on reads. */
export async function writeSessionCookie(sid: string, startedAt: number): Promise<void> {
  const ttl = Math.floor(env().SESSION_ABSOLUTE_DAYS * DAY_SECONDS)
  const lifetime = ttl - Math.floor((Date.now() - startedAt) / 1000)
  const { sealing, all } = env().SESSION_SECRETS
  const sealed = await sealData(
    { sid, v: SEAL_VERSION },
    // Given several, iron-session would seal with the highest number.
    { password: { [sealing]: all[sealing] ?? '' }, ttl },
  )
  const name = sessionCookieName()
  requestContext().cookies.set(name, cookieLine(name, sealed, lifetime))
}

export function clearSessionCookie(): void {
  const name = sessionCookieName()
  requestContext().cookies.set(name, cookieLine(name, '', 0))
}

/** The random id of this browser, which binds sign-in attempts to it. */
export function readBrowserCookie(): string | undefined {
  return readCookie(requestContext().request, browserCookieName())
}

export function writeBrowserCookie(value: string, maxAgeSeconds: number): void {
  const name = browserCookieName()
  requestContext().cookies.set(name, cookieLine(name, value, maxAgeSeconds))
}

/** As long as a provider may remember somebody. Seconds. */
const ASK_SECONDS = 90 * DAY_SECONDS

/** Whether this browser's next sign-in asks for credentials: it signed out where the provider's own session goes on. */
export const readAskCookie = (): boolean =>
  readCookie(requestContext().request, askCookieName()) !== undefined

/** @param asks false once somebody has signed in */
export function writeAskCookie(asks: boolean): void {
  const name = askCookieName()
  requestContext().cookies.set(name, cookieLine(name, asks ? '1' : '', asks ? ASK_SECONDS : 0))
}
