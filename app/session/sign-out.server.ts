import { languageTag, withLocalePrefix } from '#app/domain/locale.ts'
import { seeOther } from '#app/edge/answers.ts'
import { audit } from '#app/edge/audit.server.ts'
import { log } from '#app/edge/log.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { siteUrl } from './auth-redirects.server.ts'
import { writeAskCookie } from './cookie.server.ts'
import { type EndOfSession, endOfSession, revoke } from './identity.server.ts'
import { whileRunning } from './running-timeout.server.ts'
import { endCurrentSession, peekSession } from './session.server.ts'

/** How long a browser waits for the provider; milliseconds. The session here has ended by then. */
const WAIT_MS = 2_500

/** Redirects home, in the language of the address. */
export const goHome = (): Response => seeOther(withLocalePrefix('/', requestContext().locale))

/**
 * Ends the session here, then at the provider. Ours ends whatever the provider does, and a token that cannot be revoked, or not
 * in time, does not keep the browser from the provider's own sign-out. Where the provider's session goes on, or may, the next sign-in asks
 * for credentials.
 * @returns the answer; or, where the provider wants the id_token, the form that the browser posts there: in an address it would
 *   stay in histories and logs
 */
export async function signOut(): Promise<Response | EndOfSession> {
  const { locale } = requestContext()
  const home = withLocalePrefix('/', locale)
  const session = await peekSession()
  await endCurrentSession()
  if (!session) return seeOther(home)
  const { sub, refreshToken, idToken } = session.value
  audit('signed-out', { sub })
  const [, end] = await Promise.all([
    refreshToken !== undefined &&
      whileRunning(WAIT_MS, revoke(refreshToken)).catch((error: unknown) =>
        log.warn({ err: error }, 'the refresh token was not revoked at sign-out'),
      ),
    whileRunning(WAIT_MS, endOfSession(siteUrl(home), languageTag(locale))).catch((error: unknown) => {
      log.warn({ err: error }, 'sign-out at the provider failed')
      return undefined
    }),
  ])
  if (!end) {
    writeAskCookie(true)
    return seeOther(home)
  }
  if (idToken !== undefined) {
    // Posted from another site, it may come without the provider's own cookies, and its session then goes on.
    writeAskCookie(true)
    return { ...end, fields: { ...end.fields, id_token_hint: idToken } }
  }
  const url = new URL(end.endpoint)
  for (const [name, value] of Object.entries(end.fields)) url.searchParams.set(name, value)
  return seeOther(url.href)
}
