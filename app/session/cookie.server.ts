import { sealData, unsealData } from 'iron-session'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { log } from '#app/edge/log.server.ts'
import { type RequestHead, readCookie, requestContext } from '#app/edge/request-context.server.ts'
import { env } from '#app/env.server.ts'

const DAY_SECONDS = 86_400
const SEAL_VERSION = 1

const cookieContent = z.object({ sid: z.string().min(32), v: z.literal(SEAL_VERSION) })
/** Session ids by sealed cookie: unsealing costs 0.18 ms, a third of a fast page. */
const unsealed = new LRUCache<string, string>({ max: 10_000, ttl: 60_000 })

/** Cached, because every request needs it. */
let cached: { readonly origin: string; readonly url: URL } | undefined

function publicUrl(): URL {
  const { PUBLIC_ORIGIN: origin } = env()
  if (cached?.origin !== origin) cached = { origin, url: new URL(origin) }
  return cached.url
}

/** The engine of Safari, and of every browser on an iPhone. Others that name it name Chrome or their own version as well. */
const WEBKIT = /AppleWebKit\/(?!537\.36)/

/** Safari keeps no Secure cookie over plain http, also not at http://localhost as others do. */
const dropsSecureCookies = ({ headers }: RequestHead): boolean =>
  publicUrl().protocol === 'http:' && WEBKIT.test(headers.get('user-agent') ?? '')

/**
 * Whether cookies carry `__Host-` and Secure: always outside the sandbox. In a sandbox over plain http not for who would drop
 * them, nor at another name than `localhost`, such as http://127.0.0.1:3000.
 */
function isSecure(request: RequestHead): boolean {
  if (!env().SANDBOX) return true
  const { protocol, hostname } = publicUrl()
  return protocol === 'https:' || (hostname === 'localhost' && !dropsSecureCookies(request))
}

/** Whether this browser cannot keep the cookies of this site, because of its address. */
export const dropsOurCookies = (request: RequestHead): boolean =>
  isSecure(request) && dropsSecureCookies(request)

function cookieLine(name: string, value: string, maxAgeSeconds: number): string {
  const secure = isSecure(requestContext().request) ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}

const nameFor = (request: RequestHead, name: string) => (isSecure(request) ? `__Host-${name}` : name)
export const sessionCookieName = (request: RequestHead): string => nameFor(request, 'borealis')
const askCookieName = () => nameFor(requestContext().request, 'borealis-ask')
const browserCookieName = () => nameFor(requestContext().request, 'borealis-browser')

/** The opaque session id in the cookie, or `undefined` when there is none that we sealed. */
export const readSessionCookie = (): Promise<string | undefined> =>
  openSessionCookie(requestContext().request)

/** The same, of a request that has no context yet. */
export async function openSessionCookie(request: RequestHead): Promise<string | undefined> {
  const sealed = readCookie(request, sessionCookieName(request))
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
  const { sealing, secret } = env().SESSION_SECRETS
  const sealed = await sealData(
    { sid, v: SEAL_VERSION },
    // Given several, iron-session would seal with the highest number.
    { password: { [sealing]: secret }, ttl },
  )
  const name = sessionCookieName(requestContext().request)
  requestContext().cookies.set(name, cookieLine(name, sealed, lifetime))
}

export function clearSessionCookie(): void {
  const name = sessionCookieName(requestContext().request)
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
