import type { ManagedProcess } from '../../tests/support/processes.ts'
import { passTime } from '../../tests/support/waits.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { type OrderKind, orderKinds } from '../harness/order.ts'
import { type History, judge } from '../judge.ts'
import type { Stage } from '../stage.ts'
import { findOut, type Ready, returnTo, someReady } from './redemption.ts'

/** Failpoints of the site between the provider's response and its own, before it knows what was confirmed. */
const STEP_UP_PLACES = [
  'step-up:claimed',
  'step-up:exchanged',
  'step-up:locked',
  'rotate:named',
  'rotate:replaced',
  'step-up:rotated',
]
/** Failpoints of the site after that. */
const ORDER_PLACES = [
  'order:known',
  'order:running',
  'order:answered',
  'order:settled',
  'step-up:ran',
  'step-up:answering',
]
/** Failpoints of the backend between request and response, for any kind of order. */
const BACKEND_PLACES = [
  'key:new',
  'key:claimed',
  'key:stepped-up',
  'ledger:leg-written',
  'order:debited',
  'order:written',
  'key:settling',
  'key:settled',
  'key:committed',
  'order:answering',
]
/** Further failpoints, by kind of order. */
const OWN_PLACES: Partial<Record<OrderKind, readonly string[]>> = {
  'gift-card': ['order:priced', 'order:stock-taken', 'order:cards-written'],
  travel: ['order:applied'],
}

interface Killing {
  readonly who: 'site' | 'backend'
  readonly kind: OrderKind
  /** A failpoint, or milliseconds after the customers have returned. */
  readonly at: string | number
}

const named: readonly Killing[] = orderKinds.flatMap((kind) => [
  ...[...(kind === 'gift-card' ? STEP_UP_PLACES : []), ...ORDER_PLACES].map((at) => ({
    who: 'site' as const,
    kind,
    at,
  })),
  ...[...BACKEND_PLACES, ...(OWN_PLACES[kind] ?? [])].map((at) => ({ who: 'backend' as const, kind, at })),
])
const namedPlaces = new Set(named.map(({ who, at }) => `${who} ${at}`)).size

/** Customers who return at once; the first of them at the failpoint kills the process. */
const TOGETHER = 4

/** Every failpoint for every kind of order `times` times, and half as many random moments in between. */
export function planKillings(times: number, random: () => number): Killing[] {
  const anywhere = numbers(Math.round((times * named.length) / 2)).map((n) => ({
    who: n % 2 ? ('site' as const) : ('backend' as const),
    kind: orderKinds[n % orderKinds.length] ?? 'gift-card',
    at: Math.round(random() * 120),
  }))
  return [...numbers(times).flatMap(() => named), ...anywhere]
}

/** A lost call counts as lost after twice its timeout; hundreds of trials cannot each wait for the default of 10 s. */
const quickCalls = { BACKEND_TIMEOUT_MS: '3000' }
/** Indexes of site processes that are started to be killed, so many at a time; there is only one backend. */
const SPARE = [9, 10, 11]

/** Kills site and backend (`kill -9`) during orders, then compares what each customer is told with the books. */
export async function killedInTheMiddle(
  stage: Stage,
  killings: readonly Killing[],
  seed: number,
): Promise<Figure> {
  const { world } = stage
  const tally = createTally()
  const histories: History[] = []
  let died = 0

  const killAt = async (victim: ManagedProcess, { who, at }: Killing, returned: Promise<unknown>) => {
    if (typeof at === 'number') {
      await passTime(at)
      await victim.kill()
    }
    await returned
    // The connection breaks slightly before the process exit is observed.
    if (await Promise.race([victim.ended.then(() => true), passTime(2_000).then(() => false)])) died += 1
    else tally.notes.push(`${who} was not killed at ${at}`)
    await victim.kill()
  }
  const everybody = (ready: readonly Ready[], door: number) =>
    Promise.all(ready.map((one) => returnTo(one, door)))
  const failpointOf = ({ at }: Killing): Record<string, string> =>
    typeof at === 'string' ? { BOREALIS_FAILPOINT: `kill@${at}` } : {}

  await stage.withSettings(quickCalls, async () => {
    const free = [...SPARE]
    await inTurns(
      killings.filter(({ who }) => who === 'site'),
      SPARE.length,
      async (killing) => {
        const process = free.pop()
        if (process === undefined) throw new Error('there is no spare process')
        const ready = await someReady(TOGETHER, killing.kind)
        const victim = await world.startSite(process, { ...quickCalls, ...failpointOf(killing) })
        await killAt(victim, killing, everybody(ready, process))
        free.push(process)
        histories.push(...(await Promise.all(ready.map(findOut))))
      },
    )
    for (const killing of killings.filter(({ who }) => who === 'backend')) {
      const ready = await someReady(TOGETHER, killing.kind)
      await killAt(await stage.restartSandbox(failpointOf(killing)), killing, everybody(ready, 1))
      await stage.restartSandbox()
      histories.push(...(await Promise.all(ready.map(findOut))))
    }
  })

  tally.notes.push(...judge(world.dataDir, histories))
  const count = (is: (history: History) => boolean) => histories.filter(is).length
  const kinds = orderKinds.map((kind) => `${count((one) => one.kind === kind)} ${kind}`).join(', ')
  const trials = killings.length * TOGETHER
  const unknown = count(({ outcome }) => outcome.name === 'unknown')
  return {
    name: `Redemption: kill -9 of site and backend, ${namedPlaces} named places and at random, for gift cards, travel and credit (seed ${seed})`,
    goal: `${killings.length} kills, each in the middle of ${TOGETHER} orders (${trials} customers): 0 lost, doubled or unpaid points; every order ends as exactly one outcome`,
    measured: `${died} of ${killings.length} kills; what ${histories.length} customers found out (${kinds}): ${unknown} unknown, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0 && histories.length === trials,
    notes: tally.notes,
  }
}
