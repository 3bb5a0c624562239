/**
 * Whether the `If-None-Match` of a request names `etag`. Compared weakly (RFC 9110, section 13.1.2): a cache in between
 * may have marked a strong etag with `W/`, and may send several.
 */
export function namesEtag(ifNoneMatch: string | null, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((tag) => bare(tag) === bare(etag)) ?? false
}
