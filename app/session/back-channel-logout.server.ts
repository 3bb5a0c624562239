import { audit } from '#app/http/audit.server.ts'
import { log } from '#app/http/log.server.ts'
import { verifyLogoutToken } from './identity.server.ts'
import { endSessionsOf } from './session.server.ts'

/**
 * The provider says that a customer signed out there (OpenID Back-Channel Logout): their sessions here end at once.
 * Not checked for its origin, because the provider is another one: the signature is the proof.
 */
export async function backChannelLogout(form: FormData): Promise<Response> {
  const token = form.get('logout_token')
  const headers = { 'cache-control': 'no-store' }
  if (typeof token !== 'string') return new Response(null, { status: 400, headers })
  try {
    const { sub, providerSession } = await verifyLogoutToken(token)
    const ended = await endSessionsOf(sub, providerSession)
    log.info({ ended }, 'back-channel logout')
    audit('signed-out-by-provider', { sub })
    return new Response(null, { status: 200, headers })
  } catch (error) {
    log.warn({ err: error }, 'back-channel logout refused')
    return new Response(null, { status: 400, headers })
  }
}
