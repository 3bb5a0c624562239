import { z } from 'zod'
import { log } from '#app/http/log.server.ts'
import { sealedRecords } from './sealed-records.server.ts'

const KEPT_MS = 7 * 86_400_000
/** An unchanged balance is written again only after so long: pages that read it do not write. */
const RENEWED_AFTER_MS = 5 * 60_000
const MAX_NOTED = 10_000

const knownBalance = z.object({ points: z.int().min(0), asOf: z.iso.datetime() })

/** A balance that was true at `asOf` (UTC). It may be shown with its time, and never be spent against. */
export type KnownBalance = z.infer<typeof knownBalance>

const balances = sealedRecords('balance', knownBalance)

/** What this process wrote last, to save reading the store. */
const noted = new Map<string, { points: number; at: number }>()

/** Keeps a balance for when the backend cannot be asked. Never fails: the balance itself matters more. */
export async function rememberBalance(sub: string, { points, asOf }: KnownBalance): Promise<void> {
  const now = Date.now()
  const last = noted.get(sub)
  if (last?.points === points && now - last.at < RENEWED_AFTER_MS) return
  try {
    const known = { points, asOf }
    const record = await balances.read(sub)
    if (record) await balances.update(sub, record.version, known, now + KEPT_MS)
    else await balances.create(sub, known, now + KEPT_MS, sub)
    if (noted.size >= MAX_NOTED) noted.clear()
    noted.set(sub, { points, at: now })
  } catch (error) {
    log.warn({ err: error }, 'the balance could not be kept')
  }
}

/** The balance as it was read last, in the last seven days. */
export async function lastKnownBalance(sub: string): Promise<KnownBalance | null> {
  try {
    return (await balances.read(sub))?.value ?? null
  } catch (error) {
    log.warn({ err: error }, 'the last known balance could not be read')
    return null
  }
}
