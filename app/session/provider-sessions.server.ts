import { z } from 'zod'
import { sealedRecords } from './sealed-records.server.ts'

const customers = sealedRecords('provider-session', z.string())

/**
 * Remembers whose provider session (`sid` claim) this is, until `expiresAt` (milliseconds since 1970): a logout token may
 * name the session alone.
 */
export async function rememberProviderSession(sid: string, sub: string, expiresAt: number): Promise<void> {
  const record = await customers.read(sid)
  if (record) await customers.update(sid, record.version, sub, expiresAt)
  else await customers.create(sid, sub, expiresAt)
}

/** The customer whose provider session this is; `undefined` when no session of the site was started from it. */
export const customerOfProviderSession = async (sid: string): Promise<string | undefined> =>
  (await customers.read(sid))?.value
