import { languageTag, withLocalePrefix } from '#app/domain/locale.ts'
import { audit } from '#app/edge/audit.server.ts'
import { log } from '#app/edge/log.server.ts'
import { requestContext } from '#app/edge/request-context.server.ts'
import { seeOther } from '#app/edge/see-other.ts'
import { siteUrl } from './auth-redirects.server.ts'
import { endSessionUrl, revoke } from './identity.server.ts'
import { currentSession, endCurrentSession } from './session.server.ts'

/** Redirects home, in the language of the address. */
export const goHome = (): Response => seeOther(withLocalePrefix('/', requestContext().locale))

/**
 * Ends the session here, then at the provider. Ours ends whatever the provider does, and a token that cannot be revoked
 * does not keep the browser from the provider's own sign-out.
 */
export async function signOut(): Promise<Response> {
  const { locale } = requestContext()
  const home = withLocalePrefix('/', locale)
  const session = await currentSession()
  await endCurrentSession()
  if (!session) return seeOther(home)
  audit('signed-out', { sub: session.value.sub })
  const [, url] = await Promise.all([
    revoke(session.value.refreshToken).catch((error: unknown) =>
      log.warn({ err: error }, 'the refresh token was not revoked at sign-out'),
    ),
    endSessionUrl(siteUrl(home), languageTag(locale)).catch((error: unknown) => {
      log.warn({ err: error }, 'sign-out at the provider failed')
      return undefined
    }),
  ])
  return seeOther(url?.href ?? home)
}
