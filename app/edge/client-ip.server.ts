import { env } from '#app/env.server.ts'
import { log } from './log.server.ts'

/** The peer address of the socket. */
function socketAddress(request: Request): string {
  // srvx adds `ip` to the requests that it hands over; a plain Request has none.
  const ip: unknown = Reflect.get(request, 'ip')
  return typeof ip === 'string' && ip !== '' ? ip : '127.0.0.1'
}

/**
 * The browser's address. `X-Forwarded-For` is believed only for as many hops as `TRUSTED_PROXY_HOPS` says,
 * counted from the right: what stands further left was written by the client.
 */
export function clientIp(request: Request): string {
  const hops = env().TRUSTED_PROXY_HOPS
  const header = request.headers.get('x-forwarded-for')
  const forwarded = (header ?? '').split(',').map((part) => part.trim())
  if (header !== null && (hops === 0 || forwarded.length < hops)) tellOfHops(hops, forwarded.length)
  return (hops > 0 && forwarded.at(-hops)) || socketAddress(request)
}

let isTold = false

/**
 * Once: where a proxy is not counted, all customers have its address, and its limits turn them away together. Not refused at the
 * start, because a proxy may keep addresses. The sandbox has none, and a request without the header may be a health check.
 */
function tellOfHops(hops: number, addresses: number): void {
  if (isTold || env().SANDBOX) return
  isTold = true
  log.error({ hops, addresses }, 'X-Forwarded-For does not fit TRUSTED_PROXY_HOPS')
}

/**
 * What limits count an address by: an IPv4 address, or the first 64 bits of an IPv6 one, which is what one household or
 * one rented server has. Every spelling of an address gives the same text; anything else gives `unknown`.
 */
export function addressKey(address: string): string {
  const plain = address
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
  if (/^\d+(\.\d+){3}(:\d+)?$/.test(plain)) return ipv4(plain.replace(/:.*$/, ''))
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]/`)) return 'unknown'
  // The URL parser knows every spelling and writes one.
  const words = eightWords(new URL(`http://[${plain}]/`).hostname.slice(1, -1))
  const isMapped = words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff
  if (isMapped) {
    const [high = 0, low = 0] = words.slice(6)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${words
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(':')}::/64`
}

/** The /48 of a /64: 65,536 of them are as easily rented as one. `undefined` for an IPv4 address. */
export const networkKey = (key: string): string | undefined =>
  key.endsWith('::/64') ? key.replace(/:[^:]*::\/64$/, '::/48') : undefined

function ipv4(text: string): string {
  const parts = text.split('.').map(Number)
  return parts.every((part) => part <= 255) ? parts.join('.') : 'unknown'
}

function eightWords(canonical: string): number[] {
  const [head = '', tail] = canonical.split('::')
  const words = (text: string) =>
    text === '' ? [] : text.split(':').map((word) => Number.parseInt(word, 16))
  const left = words(head)
  const right = words(tail ?? '')
  return tail === undefined
    ? left
    : [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right]
}
