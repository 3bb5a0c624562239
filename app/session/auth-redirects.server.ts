import type { AuthProblem } from '#app/domain/auth-problem.ts'
import { type Locale, withLocalePrefix } from '#app/domain/locale.ts'
import { seeOther } from '#app/edge/see-other.ts'
import { env } from '#app/env.server.ts'

/** The translated page that explains `reason` and offers a way back to `returnTo`. */
export function authProblem(reason: AuthProblem, locale: Locale, returnTo: string): Response {
  const query = new URLSearchParams({ reason, returnTo })
  return seeOther(`${withLocalePrefix('/auth/problem', locale)}?${query}`)
}

export const siteUrl = (path: string): string => env().PUBLIC_ORIGIN + path
