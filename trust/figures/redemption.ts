import { setTimeout as wait } from 'node:timers/promises'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { aCustomer } from '../harness/control.ts'
import {
  confirmOrder,
  createMember,
  intentIn,
  type Member,
  ORDER_POINTS,
  prepareOrder,
  reviewPath,
} from '../harness/member.ts'
import { type Door, PROCESSES, type World } from '../harness/world.ts'
import { type History, judge } from '../judge.ts'
import type { Stage } from '../stage.ts'

export const POINTS = 10_000

/** A customer who has confirmed an order and is about to be sent back to the address that runs it. */
export interface Ready {
  readonly member: Member
  readonly callback: string
}

export const someReady = (count: number): Promise<Ready[]> =>
  inTurns(numbers(count), 4, async () => {
    const member = createMember(await aCustomer(POINTS))
    return { member, callback: await prepareOrder(member) }
  })

/** Sends the browser back to the site and takes whatever happens to it. */
export const returnTo = ({ member, callback }: Ready, door: Door) =>
  member.get(callback, door).catch(() => undefined)

const orderNumberIn = (location: string | null | undefined) =>
  location?.startsWith('/success') ? new URL(location, 'http://x').searchParams.get('orderNumber') : null

/**
 * What a patient customer does next: opens the address again, looks at the page it leads to, waits while it is being
 * checked, and confirms the same order again when it says that nothing was sent. Ends when they know.
 */
export async function findOut({ member, callback }: Ready): Promise<History> {
  const history = (outcome: History['outcome']): History => ({
    sub: member.customer.sub,
    pointsBefore: POINTS,
    pointsPerOrder: ORDER_POINTS,
    outcome,
  })
  let path = callback
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const answer = await member.get(path).catch(() => undefined)
    const orderNumber = orderNumberIn(answer?.location)
    if (orderNumber) return history({ name: 'done', orderNumber })
    if (answer?.location?.startsWith('/auth/sign-in')) {
      await member.signIn()
      path = reviewPath
    } else if (answer?.location?.startsWith('/auth/problem')) path = reviewPath
    else if (answer?.location) path = answer.location
    else if (answer?.status === 200 && intentIn(answer.text)) path = await confirmOrder(member, answer.text)
    else await wait(250)
  }
  return history({ name: 'unknown' })
}

/** Where the site may die between the provider's answer and its own. */
const SITE_PLACES = [
  'step-up:claimed',
  'step-up:exchanged',
  'step-up:locked',
  'rotate:named',
  'rotate:replaced',
  'step-up:rotated',
  'order:known',
  'order:running',
  'order:answered',
  'order:settled',
  'step-up:ran',
  'step-up:answering',
]

/** Where the backend may die between the request and its answer. */
const BACKEND_PLACES = [
  'key:new',
  'key:claimed',
  'key:stepped-up',
  'order:priced',
  'order:stock-taken',
  'ledger:leg-written',
  'order:debited',
  'order:written',
  'order:cards-written',
  'key:settling',
  'key:settled',
  'key:committed',
  'order:answering',
]

interface Killing {
  readonly who: 'site' | 'backend'
  /** A named place, or a number of milliseconds after the customers have returned. */
  readonly at: string | number
}

/** So many killings: at each named place in turn, and as often at random moments between them. */
export function planKillings(count: number, random: () => number): Killing[] {
  const named: Killing[] = [
    ...SITE_PLACES.map((at) => ({ who: 'site' as const, at })),
    ...BACKEND_PLACES.map((at) => ({ who: 'backend' as const, at })),
  ]
  return numbers(count).map((n) => {
    const place = n % 2 ? undefined : named[(n / 2) % named.length]
    return place ?? { who: n % 4 === 1 ? 'site' : 'backend', at: Math.round(random() * 120) }
  })
}

export const namedPlaces = SITE_PLACES.length + BACKEND_PLACES.length

/** What was lost is known to be lost after twice the time that a call may take: not ten seconds, for hundreds of trials. */
const quickCalls = { BACKEND_TIMEOUT_MS: '3000' }

/** G8: kill -9 in the middle of redemptions; four customers return at once, the first at the place dies with it. */
export async function killedInTheMiddle(
  stage: Stage,
  killings: readonly Killing[],
  seed: number,
): Promise<Figure> {
  const { world } = stage
  const tally = createTally()
  const histories: History[] = []
  let died = 0
  for (const index of numbers(PROCESSES)) await stage.restartSite(index, quickCalls)
  for (const { who, at } of killings) {
    const ready = await someReady(4)
    const failpoint: Record<string, string> =
      typeof at === 'string' ? { BOREALIS_FAILPOINT: `kill@${at}` } : {}
    const victim =
      who === 'backend'
        ? await stage.restartSandbox(failpoint)
        : await world.startSite(9, { ...quickCalls, ...failpoint })
    const returned = Promise.all(ready.map((one) => returnTo(one, who === 'site' ? 9 : 1)))
    if (typeof at === 'number') {
      await wait(at)
      await victim.kill()
    }
    await returned
    // The connection breaks a moment before the process is seen to be gone.
    const isDead = await Promise.race([victim.ended.then(() => true), wait(2_000, false)])
    if (isDead) died += 1
    else tally.notes.push(`${who} was not killed at ${at}`)
    await victim.kill()
    if (who === 'backend') await stage.restartSandbox()
    histories.push(...(await Promise.all(ready.map(findOut))))
  }
  for (const index of numbers(PROCESSES)) await stage.restartSite(index)
  for (const wrong of judge(world.dataDir, histories)) tally.notes.push(wrong)
  const unknown = histories.filter(({ outcome }) => outcome.name === 'unknown').length
  return {
    name: `Redemption: kill -9 of site and backend, ${namedPlaces} named places and at random (seed ${seed})`,
    goal: '0 lost, doubled or unpaid points; every order ends as exactly one outcome',
    measured: `${histories.length} trials, ${died} of ${killings.length} kills, ${unknown} unknown, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}

/** G9: one callback opened 200 times at once in four processes. */
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
