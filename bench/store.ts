import { Redis } from 'ioredis'
import { buildIfChanged } from '../scripts/build-site.ts'
import { createControl } from '../tests/support/control.ts'
import { startFaultProxy } from '../tests/support/fault-proxy.ts'
import { freePorts } from '../tests/support/free-ports.ts'
import { until } from '../tests/support/processes.ts'
import { startRedis } from '../tests/support/redis.ts'
import { startWorld } from '../tests/support/world.ts'
import { keepRuns, machineState, median } from './keep-runs.ts'
import { signInCookie } from './sign-in.ts'

/**
 * `npm run bench:store`: what members cost the store of sessions. Memory of a session, commands of a sign-in and of a page, and
 * how often a page waits for the store, by pages of the same member while each answer of the store takes 0, 2 and 20 ms. Exits
 * with 1 when a page waits more often than it must.
 */
const SESSIONS = 60
const PAGES = 20
/** The store on the same machine, in another zone, in another region. */
const DELAYS_MS = [0, 2, 20]
/** Long enough that waits can be counted on a busy machine; the site takes a store that needs 400 ms for one that is gone. */
const LONG_DELAY_MS = 100
/** The page of security reads the session, then the other browsers of its member. */
const maxWaits = {
  '/': 1,
  '/offers': 1,
  '/account': 1,
  '/account/history': 1,
  '/account/orders': 1,
  '/account/profile': 1,
  '/account/redeem': 1,
  '/account/security': 2,
}

const machine = machineState('one request at a time')
await buildIfChanged()
const [open = 0, behind = 0] = await freePorts(2)
const server = await startRedis(behind)
const between = await startFaultProxy({ open, behind }, 'redis')
const world = await startWorld({
  SESSION_STORE: `redis://127.0.0.1:${open}`,
  CONTENT_CACHE_SECONDS: '600',
})
const store = new Redis(behind)
const tooMany: string[] = []
try {
  const member = await createControl(world).createCustomer({ points: 30_000 })
  const cookie = await signInCookie(world, member)
  await read('/account', cookie)
  const { memory, signIn } = await costOfSessions()
  console.log(`a session: ${memory} bytes of memory; its sign-in: ${wordsOf(signIn)}`)
  const pages: Record<string, { commands: Record<string, number>; ms: number[]; waits: number }> = {}
  for (const [path, most] of Object.entries(maxWaits)) {
    await read(path, cookie)
    const commands = await commandsOf(PAGES, () => read(path, cookie))
    const timeAt = async (delay: number, times = PAGES) => {
      await between.set(delay ? { name: 'slow', ms: delay } : { name: 'healthy' })
      return timesOf(path, cookie, times)
    }
    const ms: number[] = []
    for (const delay of DELAYS_MS) ms.push(median(await timeAt(delay)))
    // The quickest page: others also waited for the machine.
    const waits = Math.floor(Math.min(...(await timeAt(LONG_DELAY_MS, 7))) / LONG_DELAY_MS)
    await between.set({ name: 'healthy' })
    if (waits > most) tooMany.push(`${path} waits ${waits} times for the store, more than ${most}`)
    pages[path] = { commands, ms, waits }
    const times = ms.map((one, at) => `${Math.round(one)} ms at ${DELAYS_MS[at]} ms`).join(', ')
    console.log(`${path}: ${wordsOf(commands)}; ${waits} waits (${times})`)
  }
  keepRuns('store', machine, { session: { memory, signIn }, pages })
} finally {
  store.disconnect()
  await world.close()
  await between.close()
  await server.kill()
}
if (tooMany.length > 0) {
  console.error(tooMany.join('\n'))
  process.exit(1)
}

async function read(path: string, cookie: string): Promise<void> {
  const response = await fetch(world.site + path, {
    headers: { cookie, accept: 'text/html' },
    redirect: 'manual',
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
}

async function timesOf(path: string, cookie: string, count: number): Promise<number[]> {
  // The proxy cuts its connections when it changes, which fails pages until the site has others.
  await until('the site reads its store again', () =>
    read(path, cookie).then(
      () => true,
      () => false,
    ),
  )
  const times: number[] = []
  for (let time = 0; time < count; time++) {
    const began = performance.now()
    await read(path, cookie)
    times.push(performance.now() - began)
  }
  return times
}

/** What a session holds once its member has seen a page, and what the store was asked for each sign-in. */
async function costOfSessions() {
  const before = await usedMemory()
  const signIn = await commandsOf(SESSIONS, async () => {
    await read('/account', await signInCookie(world))
  })
  return { memory: Math.round(((await usedMemory()) - before) / SESSIONS), signIn }
}

async function usedMemory(): Promise<number> {
  return Number(/used_memory:(\d+)/.exec(await store.info('memory'))?.[1])
}

/** Commands of the store by name, for each time; what a script calls counts as the script's. */
async function commandsOf(times: number, act: () => Promise<void>): Promise<Record<string, number>> {
  await store.config('RESETSTAT')
  for (let time = 0; time < times; time++) await act()
  const stats = await store.info('commandstats')
  const counts = [...stats.matchAll(/cmdstat_([a-z|]+):calls=(\d+)/g)].map(
    ([, name = '', calls]) => [name, Number(calls) / times] as const,
  )
  return Object.fromEntries(counts.filter(([name, count]) => !/^(info|config)/.test(name) && count >= 0.1))
}

function wordsOf(commands: Record<string, number>): string {
  return Object.entries(commands)
    .map(([name, count]) => `${Math.round(count * 10) / 10} ${name}`)
    .join(', ')
}
