import { env } from '#app/env.server.ts'

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
  if (hops === 0) return socketAddress(request)
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-hops) || socketAddress(request)
}
