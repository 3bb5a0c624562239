import { type ECardList, eCardParams } from '@borealis/contract/me.ts'
import { z } from 'zod'
import { ORDER_CARDS_ID } from '#app/domain/fragment-ids.ts'
import type { Locale } from '#app/domain/locale.ts'
import { formatDenomination } from '#app/domain/money.ts'
import * as m from '#app/paraglide/messages.js'
import { sealedRecords } from '#app/session/sealed-records.server.ts'
import type { Session } from '#app/session/session.server.ts'
import { defineAction } from './action.ts'

type Card = Pick<ECardList['cards'][number], 'brandName' | 'valueCents' | 'orderNumber'>

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
type RevealGrant = z.infer<typeof grantSchema>

const grants = sealedRecords('reveal', grantSchema)

/**
 * The code of an e-card may be seen, once. Nothing is called here: the step-up's token is kept until the page that shows the code
 * fetches it (`revealECard`).
 */
export const eCardReveal = defineAction({
  name: 'reveal_ecard',
  payload: eCardParams,
  failureLine: 'REVEAL ECARD CALLBACK FAILED',
  hint: (_payload, locale: Locale, { brandName, valueCents, orderNumber }: Card) => ({
    title: m.eCards_hintTitle(
      { brand: brandName, amount: formatDenomination(valueCents, locale) },
      { locale },
    ),
    detail: m.eCards_hintDetail({ orderNumber }, { locale }),
  }),
  async keepToken({ cardId }, { handle, session, token }) {
    const { sub, family } = session.value
    const grant = { sub, family, cardId, stepUpToken: token, isUsed: false }
    await grants.create(handle, grant, Date.now() + GRANT_MS, sub)
  },
  run: async () => ({ name: 'done' }),
  fragment: ORDER_CARDS_ID,
})

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
