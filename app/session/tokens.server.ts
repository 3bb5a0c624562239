import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '#app/env.server.ts'
import { log } from '#app/http/log.server.ts'
import { ProviderRefusal, refreshFor } from './identity.server.ts'
import type { Lock } from './record-store.server.ts'
import { changeSession, endSession, familyLock, findSession, type Session } from './session.server.ts'
import { recordStore } from './store.server.ts'

/** A token that ends sooner than this is renewed first. */
const EARLY_MS = 30_000
/** A holder that dies frees the family after this long; a living one renews every third of it. */
const LOCK_MS = 6_000
const WAIT_AT_MOST_MS = 12_000

/** The session has ended at the provider: the customer must sign in again. */
export class SessionEnded extends Error {
  override name = 'SessionEnded'
}

/**
 * A valid access token of the session for `audience`. However many requests ask at once, in however many
 * processes, one refresh runs per refresh-token family: the provider takes each refresh token once.
 * @throws SessionEnded when the provider ended the family; any other error means "not now", never "signed out".
 */
export async function accessToken(session: Session, audience: string): Promise<string> {
  const held = usable(session, audience)
  if (held) return held
  const deadline = Date.now() + WAIT_AT_MOST_MS
  while (Date.now() < deadline) {
    const lock = await recordStore().lock(familyLock(session.value), LOCK_MS)
    if (lock) return withLock(lock, () => refreshUnderLock(session.id, audience))
    await sleep(20 + Math.random() * 60)
    const current = await findSession(session.id)
    if (!current) throw new SessionEnded()
    const renewed = usable(current, audience)
    if (renewed) return renewed
  }
  throw new Error('another refresh of this session takes too long')
}

function usable(session: Session, audience: string): string | undefined {
  const access = session.value.access[audience]
  return access && access.expiresAt - EARLY_MS > Date.now() ? access.token : undefined
}

/** Runs `work` while the lock is renewed, and gives it back whatever happens. */
export async function withLock<T>(lock: Lock, work: () => Promise<T>): Promise<T> {
  const renewal = setInterval(() => {
    lock.renew(LOCK_MS).catch((error: unknown) => log.warn({ err: error }, 'lock renewal failed'))
  }, LOCK_MS / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await lock.release()
  }
}

/** Takes the family's lock, waiting for a refresh that is under way. */
export async function lockFamily(session: Session): Promise<Lock> {
  const deadline = Date.now() + WAIT_AT_MOST_MS
  while (Date.now() < deadline) {
    const lock = await recordStore().lock(familyLock(session.value), LOCK_MS)
    if (lock) return lock
    await sleep(20 + Math.random() * 60)
  }
  throw new Error('the session is busy')
}

async function refreshUnderLock(id: string, audience: string): Promise<string> {
  // Read again: while we waited for the lock, its last holder may have renewed this very token.
  const session = await findSession(id)
  if (!session) throw new SessionEnded()
  const renewed = usable(session, audience)
  if (renewed) return renewed
  const used = session.value.refreshToken
  try {
    const tokens = await refreshFor(audience, used)
    const token = tokens.accessToken()
    const expiresAt = tokens.accessTokenExpiresAt().getTime()
    const saved = await changeSession(session.id, (data) => ({
      ...data,
      refreshToken: tokens.hasRefreshToken() ? tokens.refreshToken() : data.refreshToken,
      access: { ...data.access, [audience]: { token, expiresAt } },
    }))
    if (!saved) throw new SessionEnded()
    return token
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.code !== 'invalid_grant') throw error
    const again = await findSession(id)
    if (again && again.value.refreshToken !== used) return refreshUnderLock(id, audience)
    log.warn({ audience }, 'the refresh-token family has ended')
    await endSession(id)
    throw new SessionEnded()
  }
}

/** Tokens for the two clients of the backend (design.md §3): the customer's and the content client's. */
export const customerToken = (session: Session) => accessToken(session, env().OIDC_CUSTOMER_AUDIENCE)
export const contentToken = (session: Session) => accessToken(session, env().OIDC_CONTENT_AUDIENCE)
