import { passTime } from '../../tests/support/waits.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { aMember, type Member } from '../harness/member.ts'
import {
  confirmOrder,
  intentIn,
  ORDER_CENTS,
  ORDER_POINTS,
  type OrderKind,
  orderAt,
  planFor,
  reviewPathOf,
} from '../harness/order.ts'
import { type Door, PROCESSES, type World } from '../harness/world.ts'
import { type History, judge } from '../judge.ts'

const POINTS = 10_000

/** A customer who has confirmed an order and whose callback has not been opened. */
export interface Ready {
  readonly member: Member
  readonly kind: OrderKind
  /** The path of the order's review. */
  readonly path: string
  readonly callback: string
}

export const someReady = (count: number, kind: OrderKind = 'gift-card'): Promise<Ready[]> =>
  inTurns(numbers(count), 4, async () => {
    const member = await aMember(POINTS, planFor(kind))
    const path = await reviewPathOf(member, kind)
    return { member, kind, path, callback: await orderAt(member, path) }
  })

/** Opens the callback; a connection that breaks counts as a response. */
export const returnTo = ({ member, callback }: Ready, door: Door) =>
  member.get(callback, door).catch(() => undefined)

const orderNumberIn = (location: string | null | undefined) =>
  location?.startsWith('/success') ? new URL(location, 'http://x').searchParams.get('orderNumber') : null

/**
 * What a patient customer does next: opens the callback again and follows its redirect, waits while the outcome is
 * unknown, and confirms the order again if it was not sent. Ends when the outcome is known.
 */
export async function findOut({ member, kind, path: review, callback }: Ready): Promise<History> {
  const history = (outcome: History['outcome']): History => ({
    sub: member.customer.sub,
    pointsBefore: POINTS,
    pointsPerOrder: ORDER_POINTS,
    centsPerOrder: ORDER_CENTS[kind],
    kind,
    outcome,
  })
  let path = callback
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const answer = await member.get(path).catch(() => undefined)
    const orderNumber = orderNumberIn(answer?.location)
    if (orderNumber) return history({ name: 'done', orderNumber })
    if (answer?.location?.startsWith('/auth/sign-in')) {
      await member.signIn()
      path = review
    } else if (answer?.location?.startsWith('/auth/problem')) path = review
    else if (answer?.location) path = answer.location
    else if (answer?.status === 200 && intentIn(answer.text)) path = await confirmOrder(member, answer.text)
    else await passTime(250)
  }
  return history({ name: 'unknown' })
}

/** Opens one callback 200 times at once in four processes. */
export async function identicalAtOnce(world: World, rounds: number): Promise<Figure> {
  const tally = createTally()
  const histories: History[] = []
  for (const one of await someReady(rounds)) {
    const answers = await Promise.all(numbers(200).map((n) => returnTo(one, n % PROCESSES)))
    const failed = answers.filter((answer) => answer?.status !== 303)
    tally.expect(failed.length === 0, `${failed.length} of 200 were not answered`)
    histories.push(await findOut(one))
  }
  tally.notes.push(...judge(world.dataDir, histories))
  return {
    name: 'Redemption: the same return opened 200 times at once, 4 processes',
    goal: `1 order each, ${rounds} rounds`,
    measured: `${rounds} rounds, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}
