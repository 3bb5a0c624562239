import { env } from '#app/env.server.ts'
import type { PageAddress } from './page-address.server.ts'
import { isRead } from './request-context.server.ts'

/** Asked by programs that know the process by its address, or by a page that is open already. */
const FOR_PROGRAMS = /^\/(health|_next|_serverFn|reports|auth\/backchannel-logout)(\/|$)/

/** Cached, because every request needs it. */
let cached: { readonly origin: string; readonly hostname: string } | undefined

/**
 * Whether a request has ever named the site's own host. Until then a proxy may be rewriting the name, and a redirect to the
 * right one would come back as it went.
 */
let isNameKept = false

/** The last host that was asked for: nearly always the same. */
let last: { readonly host: string; readonly hostname: string } = { host: '', hostname: '' }

/** The name of a host as a URL writes it, without its port, which a proxy may leave out or change. */
function hostnameOf(host: string): string {
  if (last.host !== host) last = { host, hostname: URL.parse(`http://${host}`)?.hostname ?? '' }
  return last.hostname
}

const isLoopback = (hostname: string) => /^(localhost\.?|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** Whether a request came in under another name of this site than `PUBLIC_ORIGIN` has, whose cookies it therefore lacks. */
export function isAtOtherHost(host: string | null | undefined): boolean {
  const { PUBLIC_ORIGIN: origin } = env()
  if (cached?.origin !== origin) cached = { origin, hostname: new URL(origin).hostname }
  const hostname = hostnameOf(host ?? '')
  if (hostname === cached.hostname) isNameKept = true
  if (hostname === '' || hostname === cached.hostname) return false
  // A device in the same network could not reach this machine's `localhost`.
  return isLoopback(cached.hostname) ? isLoopback(hostname) : isNameKept
}

/** The redirect of a reader at another host to the same page at the right one. */
export function redirectToOwnHost(
  request: Request,
  { search }: URL,
  { pathname }: PageAddress,
): Response | undefined {
  if (!isRead(request.method) || FOR_PROGRAMS.test(pathname)) return undefined
  if (!isAtOtherHost(request.headers.get('host'))) return undefined
  const headers = { location: env().PUBLIC_ORIGIN + pathname + search, 'cache-control': 'no-store' }
  return new Response(null, { status: 307, headers })
}

/** The configured origin of the site, independent of the request's `Host`. */
export const publicOrigin = (): string => env().PUBLIC_ORIGIN
