import { availableParallelism } from 'node:os'
import { processorMs } from '../../tests/support/processes.ts'
import { passTime } from '../../tests/support/waits.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { aMember, type Member } from '../harness/member.ts'
import { intentIn, reviewPath } from '../harness/order.ts'
import { doorOrigin, PROCESSES } from '../harness/world.ts'
import { type History, judge } from '../judge.ts'
import type { Stage } from '../stage.ts'
import { findOut, type Ready, returnTo, someReady } from './redemption.ts'

/**
 * As many concurrent requests as a process can complete in this time, and never fewer than the site allows. Seconds.
 */
const WORK_AT_ONCE_S = 0.2
const MIN_PLACES = 2
/** Enough to keep every process busy without exceeding its capacity. */
const AT_ONCE = 8
const WARM_UP_MS = 5_000
/**
 * A new process gets faster while V8 compiles hot code. It is warm once a round is at most this much faster than the
 * one before.
 */
const STILL_WARMING_UP = 1.05
const MAX_WARM_UPS = 8
const TIMES = 3
const GOODPUT = 0.8
const ORDER_P99_MS = 1_000
/** Customers who return from the step-up during the flood, one after another. */
const RETURNS = 12

interface Seen {
  readonly status: number
  readonly mayComeBack: boolean
  readonly ms: number
}

/** The responses during the flood. */
interface Flood {
  readonly pages: readonly Seen[]
  readonly reviews: readonly Seen[]
  /** Responses to customers who returned with a confirmed order. */
  readonly returns: readonly (number | undefined)[]
  readonly seconds: number
  /** The site's share of the machine's processor time. */
  readonly siteShare: number
}

/** Pages per second before and after the flood, and the recovery time. */
interface Around {
  readonly places: number
  readonly before: number
  readonly after: number
  readonly reviewsAtRest: readonly Seen[]
  readonly normalMs: number
  readonly placed: number
}

/**
 * Requests three times as many members' pages as the site can render. Requests within capacity are answered, the others
 * get a Retry-After; customers who are about to confirm an order have priority, and those who have confirmed one always
 * get through.
 */
export async function overload(stage: Stage, ms: number): Promise<Figure> {
  const tally = createTally()
  const members = await inTurns(numbers(8), 4, () => aMember(100_000))
  const shoppers = await inTurns(numbers(2), 2, () => aMember(100_000))
  await peakOf(members, WARM_UP_MS)
  const capacity = await peakOf(members, WARM_UP_MS)
  const places = Math.max(MIN_PLACES, Math.round((WORK_AT_ONCE_S * capacity) / PROCESSES))
  return stage.withSettings({ REQUESTS_AT_ONCE: String(places) }, async () => {
    // The processes are new: a peak that they reach only after the flood would count as lost during it.
    await warmUp(members)
    for (const _ of numbers(2 * PROCESSES)) await review(shoppers[0])
    const before = await peakOf(members, Math.max(WARM_UP_MS, ms / 4))
    const reviewsAtRest = await inTurns(numbers(20), 1, () => timed(() => review(shoppers[0])))
    const ready = await someReady(RETURNS)
    const flood = await floodWith({ stage, members, shoppers, ready, rate: TIMES * before, ms })
    const normalMs = await backToNormal(members)
    const after = await peakOf(members, Math.max(WARM_UP_MS, ms / 4))
    const histories: History[] = await Promise.all(ready.map(findOut))
    tally.notes.push(...judge(stage.world.dataDir, histories))
    const placed = histories.filter(({ outcome }) => outcome.name === 'done').length
    return figureOf(tally, flood, { places, before, after, reviewsAtRest, normalMs, placed })
  })
}

/** Requests `rate` pages per second for `ms`, while customers review orders and return from confirmed ones. */
async function floodWith(trial: {
  readonly stage: Stage
  readonly members: readonly Member[]
  readonly shoppers: readonly Member[]
  readonly ready: readonly Ready[]
  readonly rate: number
  readonly ms: number
}): Promise<Flood> {
  const { stage, members, shoppers, ready, rate, ms } = trial
  const pages: Promise<Seen>[] = []
  const reviews: Seen[] = []
  const ended = new AbortController()
  const shopping = shoppers.map(async (member) => {
    while (!ended.signal.aborted) reviews.push(await timed(() => review(member)))
  })
  const usedBefore = processorUse(stage)
  const began = performance.now()
  const returning = ready.map(async (one, index) => {
    await passTime(((index + 0.5) * ms) / RETURNS)
    return returnTo(one, 'proxy')
  })
  for (let sent = 0; performance.now() - began < ms; ) {
    for (; sent < ((performance.now() - began) / 1000) * rate; sent++) {
      pages.push(page(members[sent % members.length]))
    }
    await passTime(5)
  }
  const seconds = (performance.now() - began) / 1000
  const siteShare = shareOfTheSite(usedBefore, processorUse(stage))
  ended.abort()
  await Promise.all(shopping)
  const returns = (await Promise.all(returning)).map((answer) => answer?.status)
  return { pages: await Promise.all(pages), reviews, returns, seconds, siteShare }
}

function figureOf(tally: ReturnType<typeof createTally>, flood: Flood, around: Around): Figure {
  const { pages, reviews, returns, seconds, siteShare } = flood
  const { places, before, after, reviewsAtRest, normalMs, placed } = around
  const good = pages.filter(({ status }) => status === 200).length
  const shed = pages.filter(({ status, mayComeBack }) => status === 503 && mayComeBack).length
  const shown = reviews.filter(({ status }) => status === 200).length
  const goodput = (good + shown) / seconds / Math.max(before, after)
  const p99 = percentile(reviews, 0.99)
  const astray = pages.length - good - shed
  const lost = reviews.length - shown
  const turnedAway = RETURNS - returns.filter((status) => status === 303).length
  tally.expect(astray === 0, `${astray} were neither answered nor told when to come back`)
  tally.expect(goodput >= GOODPUT, `goodput fell to ${Math.round(100 * goodput)} %`)
  tally.expect(lost === 0, `${lost} of ${reviews.length} reviews of an order were not shown`)
  tally.expect(turnedAway === 0, `${turnedAway} confirmed orders were turned away`)
  tally.expect(p99 <= ORDER_P99_MS, `reviews took ${p99} ms`)
  tally.expect(normalMs <= 10_000, `normal only after ${normalMs} ms`)
  tally.expect(placed === RETURNS, `${RETURNS - placed} confirmed orders were not placed`)
  return {
    name: `Overload: ${TIMES} × capacity for ${Math.round(seconds)} s`,
    goal: 'goodput ≥ 80 % of peak, the rest 503 with Retry-After; every review of an order shown, 99 % within 1 s; every confirmed order placed, the books balance; normal within 10 s',
    measured:
      `peak ${Math.round(before)}/s before and ${Math.round(after)}/s after, sent ${Math.round(pages.length / seconds)}/s, goodput ${Math.round(100 * goodput)} %, ` +
      `${shed} turned away, ${places} requests at once in a process, ${reviews.length} reviews of orders with p50 ` +
      `${percentile(reviews, 0.5)} and p99 ${p99} ms (${percentile(reviewsAtRest, 0.5)} and ${percentile(reviewsAtRest, 0.99)} at rest), ${placed} of ${RETURNS} confirmed orders placed, ` +
      `normal after ${normalMs} ms; of the machine's ${availableParallelism()} cores the site had ${Math.round(100 * siteShare)} %`,
    isMet: tally.notes.length === 0 && shed > 0 && reviews.length > 0,
    notes: tally.notes,
  }
}

/** Processor time in milliseconds: used by the four processes, and available on all cores. */
const processorUse = (stage: Stage) => ({
  site: numbers(PROCESSES).reduce((sum, index) => sum + processorMs(stage.pidOf(index)), 0),
  all: performance.now() * availableParallelism(),
})

const shareOfTheSite = (from: ReturnType<typeof processorUse>, to: ReturnType<typeof processorUse>): number =>
  (to.site - from.site) / (to.all - from.all)

async function warmUp(members: readonly Member[]): Promise<void> {
  let last = 0
  for (let rounds = 0; rounds < MAX_WARM_UPS; rounds++) {
    const peak = await peakOf(members, WARM_UP_MS)
    if (peak < last * STILL_WARMING_UP) return
    last = peak
  }
}

/** Pages per second at full capacity. */
async function peakOf(members: readonly Member[], ms: number): Promise<number> {
  const end = performance.now() + ms
  const counts = await Promise.all(
    numbers(AT_ONCE).map(async (n) => {
      let count = 0
      while (performance.now() < end) if ((await page(members[n % members.length])).status === 200) count += 1
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / (ms / 1000)
}

const page = (member: Member | undefined): Promise<Seen> =>
  timed(async () => {
    const response = await fetch(`${doorOrigin('proxy')}/account`, {
      headers: { cookie: member?.cookies() ?? '', accept: 'text/html' },
      redirect: 'manual',
    })
    await response.text()
    return { status: response.status, mayComeBack: response.headers.has('retry-after') }
  })

async function review(member: Member | undefined): Promise<Omit<Seen, 'ms'>> {
  const { status, text } = (await member?.get(reviewPath)) ?? { status: 0, text: '' }
  return { status: status === 200 && !intentIn(text) ? 0 : status, mayComeBack: false }
}

async function timed(work: () => Promise<Omit<Seen, 'ms'>>): Promise<Seen> {
  const began = performance.now()
  const seen = await work().catch(() => ({ status: 0, mayComeBack: false }))
  return { ...seen, ms: performance.now() - began }
}

function percentile(seen: readonly Seen[], part: number): number {
  const times = seen.map(({ ms }) => ms).sort((a, b) => a - b)
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)
}

async function backToNormal(members: readonly Member[]): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 60_000) {
    const all = await Promise.all(members.map((member) => page(member)))
    if (all.every(({ status, ms }) => status === 200 && ms < 2_000)) break
  }
  return Math.round(performance.now() - began)
}
