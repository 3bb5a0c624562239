import type { Condition } from '../../tests/support/fault-proxy.ts'
import { passTime } from '../../tests/support/waits.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { meanwhile } from '../harness/meanwhile.ts'
import { aMember, createMember, type Member } from '../harness/member.ts'
import { intentIn, reviewPath } from '../harness/order.ts'
import { warmEveryProcess, withVisitors, wordsOf } from '../harness/visitors.ts'
import { type History, judge } from '../judge.ts'
import type { FaultProxies, Stage } from '../stage.ts'
import { findOut, returnTo, someReady } from './redemption.ts'

const VISITORS = 8
const MEMBERS = 4
/** Between two pages of one visitor, so that nothing fails because of the load. Milliseconds. */
const VISITOR_PAUSE_MS = 100
const MEMBER_PAUSE_MS = 500
const ORDERS = 3
const GOOD = 0.999
const NORMAL_AFTER_MS = 5_000

interface FaultPlan {
  readonly rounds: number
  /** Duration of each fault. Milliseconds. */
  readonly ms: number
}

const slowBy: Record<keyof FaultProxies, number> = { redis: 2_000, backend: 10_000, provider: 10_000 }

/**
 * Redis, provider and backend are in turn dead, erroring and slow while visitors, members and orders continue. Nobody
 * is signed out, every order has one outcome that agrees with the books, and the site recovers soon after each fault.
 */
export async function faults(
  stage: Stage,
  upstream: keyof FaultProxies,
  { rounds, ms }: FaultPlan,
): Promise<Figure> {
  const tally = createTally()
  const badVisits: string[] = []
  const seen = { pages: 0, bad: 0, orders: 0, slowestMs: 0 }
  const histories: History[] = []
  await stage.behindFaultProxies(async (proxies) => {
    await warmEveryProcess()
    const members = await inTurns(numbers(MEMBERS), 2, () => aMember())
    const conditions: Condition[] = [
      { name: 'dead' },
      { name: 'erroring' },
      { name: 'slow', ms: slowBy[upstream] },
    ]
    for (const round of numbers(rounds)) {
      for (const condition of conditions) {
        const where = `${upstream} ${condition.name}, round ${round}`
        const ready = await someReady(ORDERS)
        const busy = (signal: AbortSignal) =>
          keepBusy(members, signal, (location) => tally.notes.push(`${where}: sent to ${location}`))
        let orders: Promise<History>[] = []
        const visits = await withVisitors(VISITORS, VISITOR_PAUSE_MS, () =>
          meanwhile(busy, async () => {
            await proxies[upstream].set(condition)
            orders = ready.map(async (one, index) => {
              await passTime((index * ms) / ORDERS)
              await returnTo(one, 'proxy')
              return untilItWorks(() => findOut(one))
            })
            await passTime(ms)
            await proxies[upstream].set({ name: 'healthy' })
            const normalMs = await timeUntilNormal(members)
            seen.slowestMs = Math.max(seen.slowestMs, normalMs)
            tally.expect(normalMs <= NORMAL_AFTER_MS, `${where}: normal only after ${normalMs} ms`)
          }),
        )
        const bad = [...visits.bad.values()].reduce((sum, count) => sum + count, 0)
        seen.pages += visits.count
        seen.bad += bad
        if (bad > 0) badVisits.push(`${where}: visitors saw ${wordsOf(visits.bad)} of ${visits.count}`)
        histories.push(...(await Promise.all(orders)))
        seen.orders += ORDERS
      }
    }
  })
  const wrong = judge(stage.world.dataDir, histories)
  const share = seen.pages ? 1 - seen.bad / seen.pages : 0
  const deviations = tally.notes.length + wrong.length
  return {
    name: `Faults: ${upstream} dead, erroring, slow for ${ms / 1000} s`,
    goal: `${rounds} rounds each: visitors’ pages ≥ 99.9 % good, nobody signed out, every order in the books, what begins 5 s after the return succeeds`,
    measured: `${seen.pages} visitors’ pages, ${(100 * share).toFixed(2)} % good, ${seen.orders} orders, normal after at most ${seen.slowestMs} ms, ${deviations} deviations`,
    isMet: deviations === 0 && share >= GOOD,
    notes: [...new Set(tally.notes), ...wrong, ...badVisits],
  }
}

/** Retries what could not start while a service was down, when nothing had been confirmed. */
export async function untilItWorks<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === 100) throw error
      await passTime(500)
    }
  }
}

/** Members who keep loading their account page. Whatever fails, nobody may be treated as signed out. */
const keepBusy = (members: readonly Member[], signal: AbortSignal, onSignedOut: (location: string) => void) =>
  members.map(async (member) => {
    while (!signal.aborted) {
      const answer = await member.get('/account').catch(() => undefined)
      if (answer?.location) onSignedOut(answer.location)
      await passTime(MEMBER_PAUSE_MS)
    }
  })

/**
 * The time from the end of a fault until new requests succeed: the order page of every member, and a new sign-in. Their
 * own duration is not included.
 */
async function timeUntilNormal(members: readonly Member[]): Promise<number> {
  const [one] = members
  if (!one) throw new Error('nobody is signed in')
  const waits = await Promise.all([
    timeUntilBegun(async () => {
      const pages = await Promise.all(members.map((member) => member.get(reviewPath).catch(() => undefined)))
      return pages.every((page) => page?.status === 200 && intentIn(page.text) !== undefined)
    }),
    timeUntilBegun(() =>
      createMember(one.customer)
        .signIn()
        .then(({ location }) => location?.startsWith('/account') === true)
        .catch(() => false),
    ),
  ])
  return Math.round(Math.max(...waits))
}

/** Milliseconds until the start of the first attempt that succeeds; at most a minute. */
async function timeUntilBegun(attempt: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  for (;;) {
    const after = performance.now() - began
    if (after > 60_000 || (await attempt())) return after
    await passTime(100)
  }
}
