import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { log } from '#app/edge/log.server.ts'
import { sealedRecords } from './sealed-records.server.ts'

const LIFETIME_MS = 7 * 86_400_000
/** An unchanged balance is written at most this often: reading a page must not cost a write. */
const REWRITE_AFTER_MS = 5 * 60_000

const knownBalance = z.object({ points: z.int(), asOf: z.iso.datetime() })

/** A balance as it was at `asOf` (UTC). It may be shown together with that time; no spending is based on it. */
export type KnownBalance = z.infer<typeof knownBalance>

const balances = sealedRecords('balance', knownBalance)

/** The points that this process wrote last, by customer, so that an unchanged balance does not read the store. */
const lastWritten = new LRUCache<string, number>({ max: 10_000, ttl: REWRITE_AFTER_MS })

/** Keeps a balance for when the backend is unavailable. Never rejects: a failure is logged. */
export async function rememberBalance(sub: string, { points, asOf }: KnownBalance): Promise<void> {
  const now = Date.now()
  if (lastWritten.get(sub) === points) return
  try {
    const value = { points, asOf }
    const record = await balances.read(sub)
    if (record) await balances.update(sub, record.version, value, now + LIFETIME_MS)
    else await balances.create(sub, value, now + LIFETIME_MS, sub)
    lastWritten.set(sub, points)
  } catch (error) {
    log.warn({ err: error }, 'the balance could not be kept')
  }
}

/** The balance that was read last, in the last seven days; `null` when there is none or the store is unavailable. */
export async function lastKnownBalance(sub: string): Promise<KnownBalance | null> {
  try {
    return (await balances.read(sub))?.value ?? null
  } catch (error) {
    log.warn({ err: error }, 'the last known balance could not be read')
    return null
  }
}
