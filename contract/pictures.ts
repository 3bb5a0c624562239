/** Signed addresses are long. */
const MAX_URL_LENGTH = 4096

/** Why the site does not fetch a picture of another server: the address is none, or it lies elsewhere than agreed. */
export type PictureProblem = 'BAD_URL' | 'URL_NOT_ALLOWED'

/**
 * The contract's rule for pictures of other servers: an absolute http(s) address below one of the `allowed`.
 * @param allowed the backend's `/media/`, and directories of hosts that the site lists
 */
export function pictureProblem(value: string, allowed: readonly URL[]): PictureProblem | undefined {
  // A name with spaces is written as it is by many systems, and escaped by `URL`.
  if (!isPlain(value.trim().replaceAll(' ', '%20'))) return 'BAD_URL'
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || climbs(url.pathname)) return 'BAD_URL'
  if (url.username !== '' || url.password !== '') return 'BAD_URL'
  const isAllowed = allowed.some(
    (base) => url.origin === base.origin && url.pathname.startsWith(base.pathname),
  )
  return isAllowed ? undefined : 'URL_NOT_ALLOWED'
}

/** True where an encoded slash could climb out of the allowed directory at a server that decodes before it looks. */
function climbs(pathname: string): boolean {
  if (/%5c|%00|%25(2e|2f|5c)/i.test(pathname)) return true
  return (
    /%2f/i.test(pathname) && /(^|\/)\.{1,2}(\/|$)/.test(pathname.replace(/%2f/gi, '/').replace(/%2e/gi, '.'))
  )
}

/**
 * Where remote pictures may come from: the backend's `/media/`, and what the site lists.
 * @param addresses each perhaps with a directory (`https://cdn.example.ca/cards/`)
 */
export function allowedImageAddresses(backendUrl: string, addresses: readonly string[]): URL[] {
  const listed = addresses.map((address) => {
    const url = new URL(address)
    if (!url.pathname.endsWith('/')) url.pathname += '/'
    return url
  })
  return [new URL('/media/', backendUrl), ...listed]
}

/** An address that is neither empty nor too long, without control characters, spaces and backslashes. */
export const isPlain = (value: string): boolean =>
  value !== '' && value.length <= MAX_URL_LENGTH && !value.includes('\\') && !hasControls(value)

function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code <= 0x20 || code === 0x7f) return true
  }
  return false
}
