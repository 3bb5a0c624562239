import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { balance } from '../customers.ts'
import { redemptionStatus } from '../me.ts'
import type { Order } from '../orders.ts'
import { pointsHistory } from '../points.ts'
import type { ProblemCode } from '../problem.ts'
import type { AmountCall } from '../redemptions.ts'
import type { Question } from './ask.ts'
import type { Member } from './member.ts'
import { ordersFor } from './orders.ts'
import { differs } from './report.ts'

type Way = 'redeemGiftCards' | AmountCall

export interface Spending {
  readonly operation: Way
  /** Its name in the report, such as "an e-card". */
  readonly what: string
  readonly body: object
  /** Another order, which must neither go under the same key nor with the same second check. */
  readonly other: object
  /** What listOrders calls it. */
  readonly kind: Order['kind']
  /** The points that leave the balance. */
  readonly points: number
  /** Further fields that the response must have. */
  readonly says: Readonly<Record<string, unknown>>
}

export const placed = z.looseObject({
  orderNumber: z.string(),
  pageNumber: z.int(),
  points: z.int(),
  balanceAfter: z.int(),
})
type Placed = z.output<typeof placed>

/**
 * Spends points twice at once, and then again with the same key: the same order, and the balance falls once. Nothing
 * is ordered without a key, by a malformed body, under a key that was used for another order, or with a second check that
 * was.
 * @returns the order number if there is one; `undefined` for a member without enough points
 */
export async function spendsOnce(member: Member, spending: Spending) {
  const { asker, tokens, stepUp, report } = member
  const { operation, what, body, other, points } = spending
  const bearer = tokens.customer
  const before = await readBalance(member, `before ${what}`)
  if (before !== undefined && before < points) {
    report.notTried(`${operation}: this member has fewer than ${points} points`)
    return undefined
  }
  const key = crypto.randomUUID()
  const question: Question = { bearer, key, body, stepUp: await stepUp() }
  const atOnce = [what, `${what} at the same time under the same key`].map((asked) =>
    asker.succeedsOr(operation, asked, ['IDEMPOTENCY_RUNNING'], question),
  )
  const both = (await Promise.all(atOnce)).map((answer) => placed.safeParse(answer).data)
  const again = placed.safeParse(
    await asker.succeeds(operation, `${what} again under the same key`, question),
  ).data
  const after = await readBalance(member, `after ${what}`)
  const spent = before === undefined || after === undefined ? undefined : before - after
  const answers = both.filter((one) => one !== undefined)
  report.add({
    of: operation,
    asked: 'one key spends once',
    differs: [
      ...differs(answers.length === 0, 'expected one of two requests at the same time to be answered'),
      ...differs(
        answers.some((one) => one.orderNumber !== again?.orderNumber),
        'expected the same order twice',
      ),
      ...differs(
        answers.some((one) => !isDeepStrictEqual(one, again)),
        'expected the same answer again, with the same balance and the same moment',
      ),
      ...differs(spent !== points, `expected ${points} points to leave the balance, once; ${spent} did`),
    ],
    notes: [],
  })
  await refusesSpending(member, operation, `${what} without a key`, 'IDEMPOTENCY_KEY_MISSING', body, null)
  const wrong = Object.fromEntries(Object.keys(body).map((field) => [field, { wrong: true }]))
  await refusesSpending(
    member,
    operation,
    'with fields of the wrong kind',
    'VALIDATION_FAILED',
    wrong,
    crypto.randomUUID(),
  )
  await asker.refuses(operation, 'another order under that key', ['IDEMPOTENCY_MISMATCH'], {
    ...question,
    body: other,
  })
  await asker.refuses(operation, 'that second check for another order', ['STEP_UP_REQUIRED'], {
    ...question,
    key: crypto.randomUUID(),
    body: other,
  })
  if (again) await checkPlaced(member, spending, { key, order: again, after })
  return { orderNumber: again?.orderNumber }
}

/** Checks the response to an order, and where it is listed afterwards. */
async function checkPlaced(
  member: Member,
  { operation, points, says, kind }: Spending,
  { key, order, after }: { key: string; order: Placed; after: number | undefined },
): Promise<void> {
  const { asker, tokens, report } = member
  const { orderNumber, pageNumber } = order
  report.add({
    of: operation,
    asked: 'what the answer says of the order',
    differs: [
      ...differs(order.points !== points, 'expected `points` to be what was spent'),
      ...differs(order.balanceAfter !== after, 'expected `balanceAfter` to be the balance'),
      ...Object.entries(says).flatMap(([name, value]) =>
        differs(order[name] !== value, `expected \`${name}\` to be ${String(value)}`),
      ),
    ],
    notes: [],
  })
  const listed = await ordersFor(member, 'the page that the order names', { pageNumber })
  const own = listed?.orders.find((one) => one.orderNumber === orderNumber)
  const history = pointsHistory.safeParse(
    await asker.succeeds('getPointsHistory', 'after an order', { bearer: tokens.customer, body: {} }),
  ).data
  const lines = history?.transactions.filter((one) => one.orderNumber === orderNumber) ?? []
  report.add({
    of: operation,
    asked: 'the order is on record',
    differs: [
      ...differs(!own, 'expected listOrders to have it on the page that `pageNumber` names'),
      ...differs(own !== undefined && own.points !== points, 'expected listOrders to say the same points'),
      ...differs(own !== undefined && own.kind !== kind, `expected listOrders to call it ${kind}`),
      ...differs(
        lines.length !== 1 || lines[0]?.points !== -points || lines[0].type !== 'REDEEM',
        'expected one REDEEM of it in the points history, with its `orderNumber`',
      ),
    ],
    notes: [],
  })
  if (!member.has('redemptionStatus')) return
  const status = redemptionStatus.safeParse(
    await asker.succeeds('getRedemption', 'what became of the order', {
      bearer: tokens.content,
      params: { idempotencyKey: key },
    }),
  ).data
  report.add({
    of: 'getRedemption',
    asked: 'it knows the key',
    differs: differs(
      status?.status !== 'done' || status.orderNumber !== orderNumber || status.points !== points,
      'expected `done`, with the number and the points of the order',
    ),
    notes: [],
  })
}

/**
 * Sends orders that must be refused, each with its own step-up, and that spend nothing and are none of the orders. The first is sent
 * again under its key, for the same answer.
 */
export async function spendsNothing(
  member: Member,
  operation: Way,
  orders: readonly (readonly [asked: string, codes: ProblemCode | readonly ProblemCode[], body: object])[],
): Promise<void> {
  const before = await readBalance(member, 'before what is refused')
  const ordersBefore = await ordersFor(member, 'before what is refused', { pageSize: 1 })
  for (const [at, [asked, codes, body]] of orders.entries()) {
    const { refused, again } = await refusesSpending(
      member,
      operation,
      asked,
      codes,
      body,
      crypto.randomUUID(),
    )
    if (at > 0) continue
    const differing = JSON.stringify(refused) !== JSON.stringify(await again())
    member.report.add({
      of: operation,
      asked: 'a refusal is kept under its key',
      differs: differs(differing, 'expected the same refusal again, byte for byte'),
      notes: [],
    })
  }
  const after = await readBalance(member, 'after what was refused')
  const ordersAfter = await ordersFor(member, 'after what was refused', { pageSize: 1 })
  member.report.add({
    of: operation,
    asked: 'what is refused spends nothing',
    differs: [
      ...differs(before !== after, 'expected the balance to be as before'),
      ...differs(
        ordersBefore?.totalCount !== ordersAfter?.totalCount,
        'expected as many orders as before: what is refused is none',
      ),
    ],
    notes: [],
  })
}

async function refusesSpending(
  { asker, tokens, stepUp }: Member,
  operation: Way,
  asked: string,
  codes: ProblemCode | readonly ProblemCode[],
  body: object,
  key: string | null,
) {
  const question = { bearer: tokens.customer, body, stepUp: await stepUp(), ...(key !== null && { key }) }
  const asks = (what: string, isRepeat: boolean) =>
    asker.refuses(operation, what, [codes].flat(), { ...question, isRepeat })
  return { refused: await asks(asked, false), again: () => asks(`${asked}, again under its key`, true) }
}

const readBalance = async ({ asker, tokens }: Member, when: string) =>
  balance.safeParse(await asker.succeeds('getBalance', when, { bearer: tokens.customer })).data?.points
