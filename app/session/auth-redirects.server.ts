import { type Locale, withLocalePrefix } from '#app/domain/locale.ts'
import { env } from '#app/env.server.ts'

/** Why a sign-in or step-up failed; the page `/auth/problem` explains each. */
export const authProblems = [
  'expired',
  'denied',
  'provider',
  'unavailable',
  'busy',
  'closed',
  'other-account',
] as const
export type AuthProblem = (typeof authProblems)[number]

/** A redirect inside the site. 303, so that a form's POST becomes a GET. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } })
}

/** The translated page that explains `reason` and offers a way back to `returnTo`. */
export function authProblem(reason: AuthProblem, locale: Locale, returnTo: string): Response {
  const query = new URLSearchParams({ reason, returnTo })
  return seeOther(`${withLocalePrefix('/auth/problem', locale)}?${query}`)
}

export const siteUrl = (path: string): string => env().PUBLIC_ORIGIN + path
