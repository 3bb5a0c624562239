import { usualEngine } from '../../tests/support/redis.ts'
import { passTime } from '../../tests/support/waits.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { startCluster } from '../harness/cluster.ts'
import { meanwhile } from '../harness/meanwhile.ts'
import { aMember, type Member } from '../harness/member.ts'
import type { GroupPlan, RedisGroup } from '../harness/redis-group.ts'
import { startSentinels } from '../harness/sentinels.ts'
import { warmEveryProcess, withVisitors, wordsOf } from '../harness/visitors.ts'
import { PROCESSES } from '../harness/world.ts'
import { type History, judge } from '../judge.ts'
import type { Stage } from '../stage.ts'
import { untilItWorks } from './faults.ts'
import { findOut, returnTo, someReady } from './redemption.ts'

const VISITORS = 6
const VISITOR_PAUSE_MS = 100
const MEMBERS = 4
const MEMBER_PAUSE_MS = 200
const ORDERS = 4
/** Between two orders that return from their step-up. Milliseconds. */
const ORDER_EVERY_MS = 700
const GOOD = 0.999
const GOOD_AGAIN_MS = 10_000
/** After how long without an answer the Sentinels count a node as lost. Milliseconds. */
const LOST_AFTER_MS = 2_000
const PAUSED_MS = 30_000

const nameOf = (index: number) => `Canary${String.fromCharCode(65 + index)}quartz`
const namesIn = (page: string): string[] => page.match(/Canary[A-Z]quartz/g) ?? []

interface WayToLose {
  /** What happens, as the figure's name says it. */
  readonly what: string
  readonly measure: (stage: Stage, rounds: number) => Promise<Figure>
}

/**
 * A way to lose a node of the store while members read and order and visitors look around. The judge finds every point, and no
 * process of the site is restarted.
 * @param lose resolves when every node is there again, or will be
 */
function way<Group extends RedisGroup>(
  what: string,
  startGroup: (plan: GroupPlan) => Promise<Group>,
  lose: (group: Group) => Promise<void>,
): WayToLose {
  return {
    what,
    async measure(stage, rounds) {
      const security = { user: 'site', password: 'trust-store-password' }
      const group = await startGroup({ lostAfterMs: LOST_AFTER_MS, security })
      try {
        return await stage.withSettings({ SESSION_STORE: group.address }, async () => {
          await warmEveryProcess()
          return underLoad(stage, what, rounds, () => lose(group).then(group.whole))
        })
      } finally {
        await group.stop()
      }
    },
  }
}

/** A cluster's change waits for a replica, so each primary has one to spare. */
const startSpacious = (plan: GroupPlan) => startCluster({ ...plan, replicas: 2 })
/** As many as a new node would take from one of three. */
const MOVED_SLOTS = 1_500

export const waysToLose: readonly WayToLose[] = [
  way('the store’s primary is killed', startSentinels, killed),
  way('the store’s primary is paused for 30 s', startSentinels, async (group) => {
    const port = await group.primary()
    nodeAt(group, port).process.signal('SIGSTOP')
    await passTime(PAUSED_MS)
    nodeAt(group, port).process.signal('SIGCONT')
    await another(group, port)
  }),
  way('the store’s primary is cut off from its replicas', startSentinels, async (group) => {
    const port = await group.primary()
    const mend = await group.cutOff()
    await another(group, port)
    await mend()
  }),
  way('the store’s primary is moved as planned', startSentinels, async (group) => {
    const port = await group.primary()
    await group.failover()
    await another(group, port)
  }),
  way('the store’s nodes are restarted, one after another', startSentinels, async (group) => {
    for (const { port } of group.nodes) {
      if ((await group.primary()) === port) {
        await group.failover()
        await another(group, port)
        await group.whole()
      }
      await group.restart(port)
      await group.whole()
    }
    for (const port of group.sentinels) await group.restart(port)
  }),
  way('a cluster’s primary is killed', startSpacious, killed),
  way('slots of a cluster are moved', startSpacious, (group) => group.moveSlots(MOVED_SLOTS)),
]

async function killed(group: RedisGroup): Promise<void> {
  const port = await group.primary()
  nodeAt(group, port).process.signal('SIGKILL')
  await another(group, port)
  await group.restart(port)
}

function nodeAt(group: RedisGroup, port: number) {
  const node = group.nodes.find((one) => one.port === port)
  if (!node) throw new Error(`no node is at ${port}`)
  return node
}

async function another(group: RedisGroup, than: number): Promise<void> {
  for (const end = Date.now() + 60_000; [than, 0].includes(await group.primary()); await passTime(50)) {
    if (Date.now() > end) throw new Error('no other node became the primary')
  }
}

async function underLoad(
  stage: Stage,
  what: string,
  rounds: number,
  lose: () => Promise<void>,
): Promise<Figure> {
  const tally = createTally()
  const histories: History[] = []
  const wrong: string[] = []
  const seen = { visits: 0, bad: 0, pages: 0, longestMs: 0, signedOut: 0, foreign: 0 }
  for (const round of numbers(rounds)) {
    const members = await inTurns(numbers(MEMBERS), 2, (index) =>
      aMember(10_000, { firstName: nameOf(index) }),
    )
    const ready = await someReady(ORDERS)
    const read = (signal: AbortSignal) =>
      members.map(async (member, index) => {
        const watched = await watch(member, nameOf(index), signal)
        seen.pages += watched.pages
        seen.foreign += watched.foreign
        seen.signedOut += watched.signedOut
        seen.longestMs = Math.max(seen.longestMs, watched.longestMs)
      })
    let orders: Promise<History>[] = []
    const visits = await withVisitors(VISITORS, VISITOR_PAUSE_MS, () =>
      meanwhile(read, async () => {
        orders = ready.map(async (one, index) => {
          await passTime(index * ORDER_EVERY_MS)
          await returnTo(one, 'proxy')
          return untilItWorks(() => findOut(one))
        })
        await lose()
        await Promise.all(orders)
        // So that the last trouble ends within the trial, or is seen not to.
        await passTime(1_000)
      }),
    )
    histories.push(...(await Promise.all(orders)))
    seen.visits += visits.count
    for (const [bad, count] of visits.bad) {
      seen.bad += count
      tally.notes.push(`round ${round}: visitors saw ${wordsOf(new Map([[bad, count]]))}`)
    }
    const dead = numbers(PROCESSES).filter((index) => !isAlive(stage.pidOf(index)))
    for (const index of dead) wrong.push(`round ${round}: process ${index} ended`)
  }
  wrong.push(...judge(stage.world.dataDir, histories))
  const share = seen.visits ? 1 - seen.bad / seen.visits : 0
  const isMet =
    wrong.length === 0 &&
    share >= GOOD &&
    seen.longestMs <= GOOD_AGAIN_MS &&
    seen.foreign === 0 &&
    seen.signedOut === 0
  return {
    name: `Failover: ${what}, with ${usualEngine}`,
    goal: `${rounds} rounds: 0 points lost or doubled, 0 pages of another member, nobody signed out, members’ pages good again within ${GOOD_AGAIN_MS / 1_000} s, visitors’ pages ≥ 99.9 % good`,
    measured: `${histories.length} orders, ${histories.filter(({ outcome }) => outcome.name === 'done').length} placed, ${wrong.length} contradictions; ${seen.pages} members’ pages, ${seen.foreign} of another member, ${seen.signedOut} signed out, good again after at most ${Math.round(seen.longestMs)} ms; ${seen.visits} visitors’ pages, ${(100 * share).toFixed(2)} % good`,
    isMet,
    notes: [...tally.notes, ...wrong],
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** One member who reads page after page, and what they saw. */
async function watch(member: Member, name: string, signal: AbortSignal) {
  const watched = { pages: 0, foreign: 0, signedOut: 0, longestMs: 0 }
  /** When the first page of those that failed in a row was asked for. */
  let failingSince: number | undefined
  while (!signal.aborted) {
    const began = performance.now()
    const answer = await member.get('/account').catch(() => undefined)
    watched.pages += 1
    const names = namesIn(answer?.text ?? '')
    if (names.some((shown) => shown !== name)) watched.foreign += 1
    if (answer?.location?.startsWith('/auth/sign-in')) {
      watched.signedOut += 1
      await member.signIn().catch(() => undefined)
    }
    if (!(answer?.status === 200 && names.includes(name))) failingSince ??= began
    else if (failingSince !== undefined) {
      watched.longestMs = Math.max(watched.longestMs, performance.now() - failingSince)
      failingSince = undefined
    }
    await passTime(MEMBER_PAUSE_MS)
  }
  if (failingSince !== undefined)
    watched.longestMs = Math.max(watched.longestMs, performance.now() - failingSince)
  return watched
}
