import type { Device } from '#app/domain/device.ts'
import type { SignInMethod } from '#app/domain/sign-in-method.ts'
import { audit } from '#app/edge/audit.server.ts'
import { log } from '#app/edge/log.server.ts'
import { revoke } from './identity.server.ts'
import { type Session, type SessionData, sessionsOf } from './session.server.ts'
import { recordStore } from './store.server.ts'
import { hashed } from './vault.server.ts'

/** One browser in which a customer is signed in. Times in milliseconds since 1970. */
export interface OwnSession {
  /** Names the session to its owner, also after its id has rotated; worth nothing as a cookie. */
  readonly key: string
  readonly startedAt: number
  /** Written at most once an hour. */
  readonly seenAt: number
  /** Unknown for a session from before it was kept. */
  readonly device: Device
  /** Unknown where the provider does not say it. */
  readonly method: SignInMethod | null
  readonly isThisBrowser: boolean
}

const NO_DEVICE: Device = { browser: null, system: null }

/** Where the customer of this session is signed in: this browser first, then the one seen last. */
export async function listOwnSessions(session: Session): Promise<OwnSession[]> {
  const found = await ownSessions(session)
  return found
    .map(({ own }) => own)
    .sort((a, b) => Number(b.isThisBrowser) - Number(a.isThisBrowser) || b.seenAt - a.seenAt)
}

/** Signs another browser of this customer out. A key that is not theirs, or is gone already, has no effect. */
export const endOwnSession = (session: Session, key: string): Promise<void> =>
  endOthers(session, (other) => other.key === key)

/** Signs every other browser of this customer out. */
export const endOtherSessions = (session: Session): Promise<void> => endOthers(session, () => true)

async function endOthers(session: Session, matches: (other: OwnSession) => boolean): Promise<void> {
  const recorded = new Set<string>()
  // Repeated until nothing is left: a session may move to a new id while the list is read.
  for (;;) {
    const doomed = (await ownSessions(session)).filter(({ own }) => !own.isThisBrowser && matches(own))
    if (doomed.length === 0) return
    await Promise.all(doomed.map(({ hashedId }) => recordStore().remove('session', hashedId)))
    for (const { own, data } of doomed) {
      if (!recorded.has(own.key)) audit('signed-out', { sub: data.sub, detail: 'another browser' })
      recorded.add(own.key)
    }
    await Promise.all(doomed.map(({ data }) => revokeApartFrom(session, data)))
  }
}

/**
 * Revokes the refresh token of an ended session, unless it may be of the same provider session as the customer's own: many
 * providers revoke the whole grant with one token, and that would end this browser's session too.
 */
async function revokeApartFrom({ value }: Session, ended: SessionData): Promise<void> {
  const [own, other] = [value.providerSession, ended.providerSession]
  if (own === undefined || other === undefined || own === other) return
  if (ended.refreshToken === undefined) return
  await revoke(ended.refreshToken).catch((error: unknown) =>
    log.warn({ err: error }, 'the refresh token of another browser was not revoked'),
  )
}

/** The customer's sessions, each with its id as the store knows it. Their family tells them apart: ids rotate. */
async function ownSessions({ value: { sub, family } }: Session) {
  const found = await sessionsOf(sub)
  return found.map(({ hashedId, value: data }) => {
    const { startedAt, seenAt, device = NO_DEVICE, method = null } = data
    const isThisBrowser = data.family === family
    const own: OwnSession = { key: hashed(data.family), startedAt, seenAt, device, method, isThisBrowser }
    return { hashedId, own, data }
  })
}
