import { within } from '#app/domain/within.ts'
import { audit } from '#app/edge/audit.server.ts'
import { log } from '#app/edge/log.server.ts'
import { toBeFinished } from '#app/edge/under-way.server.ts'
import { UntrustedAnswer } from './provider.server.ts'
import { customerOfProviderSession } from './provider-sessions.server.ts'
import { sessionsOf } from './session.server.ts'
import { recordStore } from './store.server.ts'
import { type LogoutSubject, verifyLogoutToken } from './token-verification.server.ts'
import { withRetries } from './tokens.server.ts'

/** How long ending sessions is tried again: a provider mostly tells once, and a failover of the store takes seconds. */
const TRIED_MS = 60_000

/** By customer and session of the provider. */
const underWay = new Map<string, Promise<void>>()

/**
 * Ends sessions that the provider says are over (OpenID Connect Back-Channel Logout 1.0): all of the customer that its
 * token names (`sub`), or those of one provider session (`sid`), with or without the customer. A session that was started
 * by a release before this one is found by `sub` only.
 *
 * Exempt from the same-origin check, because the provider calls from outside: the token's signature is the proof.
 * @param patienceMs how long the provider waits; what the store does not do until then goes on without it
 * @returns 200, also when nothing was left to end; 400 for a token that is not the provider's; 503 when that cannot be told, or
 * nothing is ended yet
 */
export async function backChannelLogout(form: FormData, patienceMs = 5_000): Promise<Response> {
  const token = form.get('logout_token')
  const answer = (status: number, more: Record<string, string> = {}) =>
    new Response(null, { status, headers: { 'cache-control': 'no-store', ...more } })
  const notYet = () => answer(503, { 'retry-after': '5' })
  const notDone = (error: unknown) => log.error({ err: error }, 'a back-channel logout was not carried out')
  if (typeof token !== 'string') return answer(400)
  let subject: LogoutSubject
  try {
    subject = await verifyLogoutToken(token)
  } catch (error) {
    if (error instanceof UntrustedAnswer) {
      log.warn({ err: error }, 'back-channel logout refused')
      return answer(400)
    }
    notDone(error)
    return notYet()
  }
  return within(patienceMs, end(subject)).then(() => answer(200), notYet)

  /** Told again meanwhile, as by a provider that was answered 503, it is still one logout. */
  function end(whose: LogoutSubject): Promise<void> {
    const key = JSON.stringify([whose.sub, whose.providerSession])
    const running = underWay.get(key)
    if (running) return running
    const notYetDone = 'a back-channel logout is not carried out yet'
    const ending = toBeFinished(withRetries(() => carryOut(whose), Date.now() + TRIED_MS, notYetDone))
    underWay.set(key, ending)
    ending.catch(notDone).finally(() => underWay.delete(key))
    return ending
  }
}

async function carryOut({ sub, providerSession }: LogoutSubject): Promise<void> {
  const customer = sub ?? (providerSession && (await customerOfProviderSession(providerSession)))
  const ended = customer ? await endSessionsOf(customer, providerSession) : 0
  log.info({ ended }, 'back-channel logout')
  if (customer) audit('signed-out-by-provider', { sub: customer })
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
