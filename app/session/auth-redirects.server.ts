import type { AuthProblem } from '#app/domain/auth-problem.ts'
import { type Locale, withLocalePrefix } from '#app/domain/locale.ts'
import { seeOther } from '#app/edge/answers.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { env } from '#app/env.server.ts'
import { dropsOurCookies } from './cookie.server.ts'

/** The translated page that explains `reason` and offers a way back to `returnTo`; or to a `form` whose choice was lost. */
export function authProblem(reason: AuthProblem, locale: Locale, returnTo: string, form?: string): Response {
  const query = new URLSearchParams({ reason, returnTo, ...(form && { form }) })
  return seeOther(`${withLocalePrefix('/auth/problem', locale)}?${query}`)
}

/**
 * Why a callback belongs to no attempt of this browser: one without any cookie has lost the one that the attempt began with, as
 * Safari does over plain http whatever else it keeps; in any other, time has passed.
 */
export function lostAttempt(): AuthProblem {
  const { request } = requestContext()
  if (dropsOurCookies(request)) return 'http'
  return request.headers.has('cookie') ? 'expired' : 'cookies'
}

export const siteUrl = (path: string): string => env().PUBLIC_ORIGIN + path
