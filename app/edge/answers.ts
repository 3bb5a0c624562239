/** Redirects a POST to a GET, so that a reload does not send the form again. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/**
 * Whether the `If-None-Match` of a request names `etag`. Compared weakly (RFC 9110, section 13.1.2): a cache in between
 * may have marked a strong etag with `W/`, and may send several.
 */
export function namesEtag(ifNoneMatch: string | null, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false
}

/** A service that every request needs, such as the session store, is down. The `cause` is logged. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

const SECONDS = { min: 2, spread: 4 }

/** A random Retry-After in seconds, so that clients that were refused together do not retry together. */
export const retryAfterSeconds = (): number => SECONDS.min + Math.floor(Math.random() * SECONDS.spread)

const MAX_WAIT_MS = 24 * 3_600_000

/** A Retry-After header, in seconds or a date (RFC 9110 section 10.2.3), as milliseconds; at most a day. */
export function retryAfterMs(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MAX_WAIT_MS)
}

/** A text in markup that no component writes: in an element, or in an attribute in double quotes. */
export const asMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
