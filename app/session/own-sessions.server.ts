import type { Device } from '#app/domain/device.ts'
import { findSessionByHash, type Session } from './session.server.ts'
import { recordStore } from './store.server.ts'
import { hashed } from './vault.server.ts'

/** One browser in which a customer is signed in. Times in milliseconds since 1970. */
export interface OwnSession {
  /** Names the session to its owner; worth nothing as a cookie. */
  readonly key: string
  readonly startedAt: number
  /** Written at most once an hour. */
  readonly seenAt: number
  /** Unknown for a session from before it was kept. */
  readonly device: Device
  readonly isThisBrowser: boolean
}

const NO_DEVICE: Device = { browser: null, system: null }

/** Where the customer of this session is signed in: this browser first, then the one seen last. */
export async function listOwnSessions(session: Session): Promise<OwnSession[]> {
  const mine = hashed(session.id)
  const keys = await recordStore().listByOwner('session', session.value.sub)
  const found = await Promise.all(
    keys.map(async (key) => {
      const held = await findSessionByHash(key)
      if (!held) return []
      const { startedAt, seenAt, device = NO_DEVICE } = held.value
      return [{ key, startedAt, seenAt, device, isThisBrowser: key === mine }]
    }),
  )
  return found.flat().sort((a, b) => Number(b.isThisBrowser) - Number(a.isThisBrowser) || b.seenAt - a.seenAt)
}

/** Signs another browser of this customer out. One that is not theirs, or is gone already, stays as it is. */
export async function endOwnSession(session: Session, key: string): Promise<void> {
  const keys = await recordStore().listByOwner('session', session.value.sub)
  if (key !== hashed(session.id) && keys.includes(key)) await recordStore().remove('session', key)
}

/** Signs every other browser of this customer out. */
export async function endOtherSessions(session: Session): Promise<void> {
  // Repeated until nothing is left: a session may move to a new id while the list is read.
  for (;;) {
    const others = (await listOwnSessions(session)).filter(({ isThisBrowser }) => !isThisBrowser)
    if (others.length === 0) return
    await Promise.all(others.map(({ key }) => recordStore().remove('session', key)))
  }
}
