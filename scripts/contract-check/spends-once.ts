import { z } from 'zod'
import { balance } from '../../app/backend/contract/customers.ts'
import type { Question } from './ask.ts'
import type { Member } from './member.ts'

export interface Spending {
  readonly operation: 'redeemGiftCards' | 'redeemCredit' | 'redeemTravel'
  /** Names it in the report, such as "an e-card". */
  readonly what: string
  readonly body: object
  /** What is to leave the balance. */
  readonly points: number
}

const placed = z.object({ orderNumber: z.string() })

/**
 * Spends points, and asks again with the same key: the same order, and the balance falls once. Without a key nothing is
 * ordered. Gives back what was asked, and the number of the order where there is one.
 */
export async function spendsOnce(
  { asker, tokens, stepUp, report }: Member,
  { operation, what, body, points }: Spending,
) {
  const bearer = tokens.customer
  const read = async (when: string) =>
    balance.safeParse(await asker.succeeds('getBalance', `${when} ${what}`, { bearer })).data?.points
  const before = await read('before')
  const key = crypto.randomUUID()
  const question: Question = { bearer, key, body, stepUp: await stepUp() }
  const first = placed.safeParse(await asker.succeeds(operation, what, question)).data
  const again = placed.safeParse(
    await asker.succeeds(operation, `${what} again under the same key`, question),
  ).data
  const after = await read('after')
  const spent = before === undefined || after === undefined ? undefined : before - after
  report.add({
    of: operation,
    asked: 'one key spends once',
    differs: [
      ...(first?.orderNumber === again?.orderNumber ? [] : ['expected the same order twice']),
      ...(spent === points ? [] : [`expected ${points} points to leave the balance, once; ${spent} did`]),
    ],
    notes: [],
  })
  await asker.refuses(operation, `${what} without a key`, ['IDEMPOTENCY_KEY_MISSING'], {
    bearer,
    body,
    stepUp: await stepUp(),
  })
  return { question, key, orderNumber: first?.orderNumber }
}
