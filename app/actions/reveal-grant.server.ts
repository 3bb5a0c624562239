import { z } from 'zod'
import { sealedRecords } from '#app/session/sealed-records.server.ts'
import type { Session } from '#app/session/session.server.ts'
import type { IntentRecord } from './intents.server.ts'
import { eCardReveal } from './reveal-e-card.ts'

/** Long enough to come back from the provider and look, and no longer: a stored step-up token is a risk. */
const GRANT_MS = 2 * 60_000

const grantSchema = z.object({
  sub: z.string(),
  /** The sign-in that stepped up: no other one may use it. */
  family: z.string(),
  cardId: z.string(),
  stepUpToken: z.string(),
  isUsed: z.boolean(),
})
export type RevealGrant = z.infer<typeof grantSchema>

const grants = sealedRecords('reveal', grantSchema)

/** Keeps the step-up token for revealing an e-card until the page fetches the code. Does nothing for other actions. */
export async function grantReveal(begun: IntentRecord, session: Session, stepUpToken: string): Promise<void> {
  const { pending, handle, sub } = begun.value
  const { data } = eCardReveal.payload.safeParse(pending.payload)
  if (pending.action !== eCardReveal.name || !data) return
  const { cardId } = data
  const grant = { sub, family: session.value.family, cardId, stepUpToken, isUsed: false }
  await grants.create(handle, grant, Date.now() + GRANT_MS, sub)
}

/**
 * Takes the step-up token for one reveal: of two callers one gets it.
 * @returns `undefined` when it was used, has ended, or belongs to another customer or sign-in
 */
export async function takeReveal(handle: string, session: Session): Promise<RevealGrant | undefined> {
  const record = await grants.read(handle)
  if (!record || record.value.isUsed) return undefined
  const { sub, family } = session.value
  if (record.value.sub !== sub || record.value.family !== family) return undefined
  // Marked before it is removed: the mark decides between two callers.
  const taken = await grants.update(
    handle,
    record.version,
    { ...record.value, isUsed: true },
    Date.now() + GRANT_MS,
  )
  if (!taken) return undefined
  await grants.remove(handle)
  return record.value
}
