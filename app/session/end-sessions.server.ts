import { findSessionByHash } from './session.server.ts'
import { recordStore } from './store.server.ts'

/** Ends every session of a customer, or those of one provider session. @returns how many ended */
export async function endSessionsOf(sub: string, providerSession?: string): Promise<number> {
  const store = recordStore()
  let ended = 0
  // Repeated until nothing changes: a session may move to a new id while the list is read.
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const hashedId of await store.listByOwner('session', sub)) {
      const record = await findSessionByHash(hashedId)
      if (record && providerSession && record.value.providerSession !== providerSession) continue
      // A record that cannot be decrypted, because its secret was removed, is not a valid session.
      if (!record && (await store.read('session', hashedId))) continue
      await store.remove('session', hashedId)
      isSettled = false
      if (record) ended += 1
    }
  }
  return ended
}
