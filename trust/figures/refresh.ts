import { until, wasKilled } from '../../tests/support/processes.ts'
import { passTime } from '../../tests/support/waits.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { tokenStory } from '../harness/control.ts'
import { aMember, type Member } from '../harness/member.ts'
import { callFunction, outcomeOf, readBuild } from '../harness/site-build.ts'
import { PROCESSES, type World } from '../harness/world.ts'
import type { Stage } from '../stage.ts'

/** The site refreshes a token 30 s before it expires; with these settings, a token is usable for `USABLE_SECONDS`. */
const USABLE_SECONDS = 20
export const shortTokens = { SANDBOX_ACCESS_TOKEN_SECONDS: String(30 + USABLE_SECONDS) }
const AUDIENCES = 2
const PARALLEL = 64

const someMembers = (count: number): Promise<Member[]> =>
  inTurns(numbers(count), 4, (index) => aMember(undefined, undefined, index % PROCESSES))

/** Concurrent requests, spread over the processes. */
const burst = (member: Member, count = PARALLEL) =>
  Promise.all(numbers(count).map((n) => member.get('/account', n % PROCESSES)))

/** The same with server functions, half of them for each audience: as many waiting requests, with little work. */
async function burstOfCalls(world: World, member: Member): Promise<{ status: number }[]> {
  const built = readBuild(world)
  return Promise.all(
    numbers(PARALLEL).map(async (n) => {
      const name = n % 2 ? 'getBalance' : 'getPageData'
      const answer = await callFunction(built, name, { cookie: member.cookies(), door: (n >> 1) % PROCESSES })
      return { status: Number(outcomeOf(answer)) || 500 }
    }),
  )
}

/**
 * A timeout of a minute. Sixty-four concurrent pages send hundreds of calls to a sandbox on the same two cores, and the
 * question here is how often a token is refreshed, not how fast.
 */
const PATIENT = { BACKEND_TIMEOUT_MS: '60000' }
/** Cached content is requested without a token, so the second audience would never be needed. */
const BOTH_AUDIENCES = { CONTENT_CACHE_SECONDS: '0' }
/** Bursts of several customers run side by side to save time; capacity is the subject of overload. */
const ROOM_FOR_ALL = { REQUESTS_AT_ONCE: '1000' }
export const patiently = (stage: Stage, work: () => Promise<Figure>): Promise<Figure> =>
  stage.withSettings({ ...PATIENT, ...BOTH_AUDIENCES, ...ROOM_FOR_ALL }, work)
export const asBothAudiences = (stage: Stage, work: () => Promise<Figure>): Promise<Figure> =>
  stage.withSettings({ ...BOTH_AUDIENCES, ...ROOM_FOR_ALL }, work)

/**
 * Each burst of a signed-in page needs both audiences: exactly one refresh each, no reuse alarm, every page rendered.
 * @param after 0 for a session that has just begun
 */
async function judgeBurst(
  member: Member,
  after: number,
  answers: readonly { status: number }[],
  tally: ReturnType<typeof createTally>,
  what: string,
): Promise<void> {
  const { refreshes, max, alarms, refused } = await tokenStory(member.customer.sub, after)
  const failed = answers.filter(({ status }) => status !== 200).map(({ status }) => status)
  tally.expect(
    failed.length === 0,
    `${what}: ${failed.length} pages failed (${[...new Set(failed)].join(' ')})`,
  )
  tally.expect(
    // The sign-in itself gives one of the tokens.
    refreshes.size >= (after > 0 ? AUDIENCES : 1) && max === 1,
    `${what}: refreshes ${[...refreshes].map(([name, n]) => `${name} ${n}`).join(', ') || 'none'}`,
  )
  tally.expect(alarms + refused === 0, `${what}: ${alarms} reuse alarms, ${refused} refusals`)
}

/** Tokens of two audiences have expired when 64 concurrent requests arrive at four processes. */
export async function expiredTogether(rounds: number): Promise<Figure> {
  const tally = createTally()
  const members = await someMembers(rounds)
  await inTurns(members, 4, (member, index) => member.get('/account', index % PROCESSES))
  // Tokens expire by real time, which the sandbox's clock does not change.
  await passTime(USABLE_SECONDS * 1000 + 500)
  let pages = 0
  for (const [round, member] of members.entries()) {
    const { last } = await tokenStory(member.customer.sub)
    const answers = await burst(member)
    pages += answers.filter(({ status }) => status === 200).length
    await judgeBurst(member, last, answers, tally, `round ${round}`)
  }
  return {
    name: 'Refresh: 64 requests at once with expired tokens of two audiences, 4 processes',
    goal: `${rounds} of ${rounds} rounds with exactly 1 refresh per audience, ${rounds * PARALLEL} pages, 0 reuse alarms`,
    measured: `${rounds - new Set(tally.notes.map((note) => note.split(':')[0])).size} of ${rounds} rounds, ${pages} pages`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}

/**
 * How many customers' bursts run at once against a slow provider: each has 64 requests that look for their token several times a
 * second. A request waits nine seconds at most, and the slowest plan needs six of them for its two refreshes.
 */
const SLOW_TOGETHER = 3

/**
 * A slow token endpoint. The sandbox is restarted with the delay. It logs a token when it is issued, so two refreshes
 * of a family within the delay were concurrent.
 */
export async function slowProvider(
  world: World,
  restart: (delayMs: number) => Promise<void>,
  plan: readonly { delayMs: number; rounds: number }[],
): Promise<Figure> {
  const tally = createTally()
  const seen: string[] = []
  try {
    for (const { delayMs, rounds } of plan) {
      await restart(0)
      const members = await someMembers(rounds)
      await restart(delayMs)
      // The sign-in's own token must have expired, too: otherwise how many refreshes are right depends on how quick this machine is.
      await passTime(USABLE_SECONDS * 1000 + 500)
      await inTurns(members, SLOW_TOGETHER, async (member) => {
        const { last } = await tokenStory(member.customer.sub)
        const answers = await burstOfCalls(world, member)
        await judgeBurst(member, last, answers, tally, `${delayMs} ms`)
        const { closest } = await tokenStory(member.customer.sub, last)
        tally.expect(closest >= delayMs, `${delayMs} ms: two refreshes of a family ${closest} ms apart`)
      })
      seen.push(`${delayMs} ms × ${members.length}`)
    }
  } finally {
    await restart(0)
  }
  return {
    name: 'Refresh: the provider answers slowly, 64 requests at once, 4 processes',
    goal: 'exactly 1 refresh per audience, never 2 of a family at a time, every answer given, 0 reuse alarms',
    measured: `${seen.join(', ')}: ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}

const TOGETHER = 4
/**
 * Requests that waited for a paused process all continue at once; more customers would exceed the backend's connection
 * pool.
 */
const PAUSED_TOGETHER = 2
/** Index of the process for one trial. By the time an index is reused, its last process is gone. */
const spareProcess = (index: number) => 12 + (index % 14)

/** The process that refreshes is paused for longer than its lock stands, before it sends and after the response. */
export async function pausedHolder(
  world: World,
  places: readonly string[],
  rounds: number,
  pauseMs: number,
): Promise<Figure> {
  const tally = createTally()
  const trials = numbers(rounds).flatMap(() => places)
  await inTurns(trials, PAUSED_TOGETHER, async (place, index) => {
    const process = spareProcess(index)
    const victim = await world.startSite(process, { ...PATIENT, BOREALIS_FAILPOINT: `stop@${place}` })
    const member = await aMember(undefined, undefined, 0)
    const first = member.get('/account', process)
    await until(`paused at ${place}`, () => victim.isPaused())
    const others = burst(member, PARALLEL - 1)
    await passTime(pauseMs)
    victim.signal('SIGCONT')
    const answers = [await first, ...(await others)]
    // A page that waits too long for what it is whole without is sent before the refresh that it began has ended.
    await until(`refreshed after the pause at ${place}`, async () => {
      const { refreshes } = await tokenStory(member.customer.sub)
      return refreshes.size > 0
    }).catch(() => undefined)
    await judgeBurst(member, 0, [...answers, await member.get('/account', process)], tally, place)
    await victim.kill()
  })
  return {
    name: `Refresh: the holder is paused by SIGSTOP for ${pauseMs / 1000} s, 63 others wait`,
    goal: 'exactly 1 refresh per audience, every page shown, 0 reuse alarms',
    measured: `${rounds} at ${places.join(', ')} each: ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}

const PLACES_OF_DEATH = ['refresh:marked', 'refresh:answered', 'refresh:saved']

/** The process that refreshes is killed. At worst the customer signs in once more, without a redirect loop. */
export async function killedHolder(world: World, perPlace: number): Promise<Figure> {
  const tally = createTally()
  const places = numbers(perPlace).flatMap(() => PLACES_OF_DEATH)
  let again = 0
  await inTurns(places, TOGETHER, async (place, index) => {
    const process = spareProcess(index)
    const victim = await world.startSite(process, { ...PATIENT, BOREALIS_FAILPOINT: `kill@${place}` })
    const member = await aMember(undefined, undefined, 0)
    const before = await tokenStory(member.customer.sub)
    await member.get('/account', process).catch(() => undefined)
    tally.expect(await wasKilled(victim), `${place}: it did not die there`)
    const hops = await walkToAccount(member)
    const { signIns } = await tokenStory(member.customer.sub, before.last)
    again += signIns
    tally.expect(hops !== undefined, `${place}: never came back to the account`)
    tally.expect(signIns <= 1, `${place}: ${signIns} sign-ins`)
    tally.expect(place !== 'refresh:marked' || signIns === 0, `${place}: signed out, though nothing was sent`)
    tally.expect(place !== 'refresh:saved' || signIns === 0, `${place}: signed out, though all was saved`)
  })
  return {
    name: 'Refresh: kill -9 before the request, between answer and save, after the save',
    goal: 'at most 1 clean sign-in each, 0 circles',
    measured: `${places.length} kills, ${again} sign-ins, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}

/**
 * Follows redirects as a browser does until the account page.
 * @returns the number of hops, if it was reached
 */
async function walkToAccount(member: Member): Promise<number | undefined> {
  let path = '/account'
  for (let hops = 0; hops < 6; hops++) {
    const answer = await member.get(path, hops % PROCESSES)
    if (answer.status === 200) return hops
    if (answer.location?.startsWith('/auth/sign-in')) {
      path = (await member.signIn(hops % PROCESSES)).location ?? '/account'
    } else if (answer.location?.startsWith('/')) path = answer.location
    else return undefined
  }
  return undefined
}
