import { env } from '#app/env.server.ts'
import { requestContext } from './request-context.server.ts'

interface Lifetime {
  readonly maxAgeSeconds: number
  /** Whether scripts of the page can read it. `false` by default */
  readonly isForScripts?: boolean
}

/** Sets a cookie with a choice of the visitor, which is no secret; without a value it deletes the cookie. */
export function setVisitorCookie(
  name: string,
  value: string | undefined,
  { maxAgeSeconds, isForScripts = false }: Lifetime,
): void {
  const line = [
    `${name}=${value ?? ''}`,
    `Max-Age=${value === undefined ? 0 : maxAgeSeconds}`,
    'Path=/',
    'SameSite=Lax',
    ...(isForScripts ? [] : ['HttpOnly']),
    ...(env().PUBLIC_ORIGIN.startsWith('https:') ? ['Secure'] : []),
  ]
  requestContext().cookies.set(name, line.join('; '))
}
