import { audit } from '#app/edge/audit.server.ts'
import { log } from '#app/edge/log.server.ts'
import { customerOfProviderSession } from './provider-sessions.server.ts'
import { sessionsOf } from './session.server.ts'
import { recordStore } from './store.server.ts'
import { verifyLogoutToken } from './token-verification.server.ts'

/**
 * Ends sessions that the provider says are over (OpenID Connect Back-Channel Logout 1.0): all of the customer that its
 * token names (`sub`), or those of one provider session (`sid`), with or without the customer. A session that was started
 * by a release before this one is found by `sub` only.
 *
 * Exempt from the same-origin check, because the provider calls from outside: the token's signature is the proof.
 * @returns 200, also when nothing was left to end; 400 for a token that cannot be verified
 */
export async function backChannelLogout(form: FormData): Promise<Response> {
  const token = form.get('logout_token')
  const headers = { 'cache-control': 'no-store' }
  if (typeof token !== 'string') return new Response(null, { status: 400, headers })
  try {
    const { sub, providerSession } = await verifyLogoutToken(token)
    const customer = sub ?? (providerSession && (await customerOfProviderSession(providerSession)))
    const ended = customer ? await endSessionsOf(customer, providerSession) : 0
    log.info({ ended }, 'back-channel logout')
    if (customer) audit('signed-out-by-provider', { sub: customer })
    return new Response(null, { status: 200, headers })
  } catch (error) {
    log.warn({ err: error }, 'back-channel logout refused')
    return new Response(null, { status: 400, headers })
  }
}

/** Ends every session of a customer, or those of one provider session. @returns how many ended */
export async function endSessionsOf(sub: string, providerSession?: string): Promise<number> {
  const store = recordStore()
  let ended = 0
  // Repeated until nothing changes: a session may move to a new id while the list is read.
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const { hashedId, value } of await sessionsOf(sub)) {
      if (providerSession && value.providerSession !== providerSession) continue
      isSettled = false
      await store.remove('session', hashedId)
      ended += 1
    }
  }
  return ended
}
