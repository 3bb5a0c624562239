import { env } from '#app/env.server.ts'
import { requestContext } from './request-context.server.ts'

interface Lifetime {
  readonly maxAgeSeconds: number
  /** A script of the page reads it too. */
  readonly isForScripts?: boolean
}

/** Leaves a cookie with what a visitor chose, which is no secret; without a value the cookie goes. */
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
