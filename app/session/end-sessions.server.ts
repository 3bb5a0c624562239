import { findSessionByHash } from './session.server.ts'
import { recordStore } from './store.server.ts'

/** Ends every session of a customer, or those of one provider session. @returns how many ended */
export async function endSessionsOf(sub: string, providerSession?: string): Promise<number> {
  const store = recordStore()
  // What cannot be read is no session: its secret was removed, it has just moved, or the store lost it and still lists it.
  const unreadable = new Set<string>()
  let ended = 0
  // Repeated until nothing changes: a session may move to a new id while the list is read.
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const hashedId of await store.listByOwner('session', sub)) {
      if (unreadable.has(hashedId)) continue
      const record = await findSessionByHash(hashedId)
      if (record && providerSession && record.value.providerSession !== providerSession) continue
      isSettled = false
      if (record) {
        await store.remove('session', hashedId)
        ended += 1
      } else unreadable.add(hashedId)
    }
  }
  return ended
}
