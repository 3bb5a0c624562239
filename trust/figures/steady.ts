import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { until } from '../../tests/support/processes.ts'
import { passTime } from '../../tests/support/waits.ts'
import { createTally, type Figure, inTurns, numbers } from '../figure.ts'
import { aMember } from '../harness/member.ts'
import { withLoad } from '../harness/steady-load.ts'
import { publicPages, warmEveryProcess } from '../harness/visitors.ts'
import { faultProxyPorts, PROCESSES } from '../harness/world.ts'
import type { Stage } from '../stage.ts'

/** About a third of the capacity of two cores. Requests per second. */
const RATE = 45
/** One request of three is a member's page, which is rendered. */
const memberPages = [
  '/account',
  '/account/history',
  '/account/orders',
  '/offers',
  '/gift-cards',
  '/fr-ca/account',
]
const WINDOWS = 4
const SIGN_INS_A_WINDOW = 6
/** How much more memory the last window may leave than the first that counts. */
const MAX_GROWTH = 0.05
const MAX_NEW_FILES = 16
const MEASURE_MEMORY = fileURLToPath(new URL('../harness/measure-memory.ts', import.meta.url))

/** Resources of all four processes while idle. */
interface Held {
  /** After a full garbage collection. */
  readonly bytes: number
  /** Open files and sockets. */
  readonly files: number
}

/**
 * The same load in windows of equal length. After each window and a garbage collection, the processes' memory and open
 * files do not grow, and everything they leave in Redis expires. The first window is for caches that fill once.
 */
export async function steadyLoad(stage: Stage, windowMs: number): Promise<Figure> {
  const file = join(stage.world.dataDir, 'held')
  const settings = { NODE_OPTIONS: `--import=${MEASURE_MEMORY}`, MEMORY_FILE: file }
  return stage.withSettings(settings, () => underLoad(stage, windowMs, file))
}

async function underLoad(stage: Stage, windowMs: number, file: string): Promise<Figure> {
  const tally = createTally()
  const members = await inTurns(numbers(12), 4, () => aMember())
  const cookies = members.map((member) => member.cookies())
  await warmEveryProcess()
  const windows: Held[] = []
  let sent = 0
  const asked = (turn: number) =>
    turn % 3 === 0
      ? {
          path: memberPages[(turn / 3) % memberPages.length] ?? '/account',
          cookie: cookies[(turn / 3) % cookies.length] ?? '',
        }
      : { path: publicPages[turn % publicPages.length] ?? '/' }
  for (const _ of numbers(WINDOWS)) {
    const { sent: inWindow, bad } = await withLoad(RATE, asked, () =>
      Promise.all([passTime(windowMs), inTurns(numbers(SIGN_INS_A_WINDOW), 1, comeAndGo)]),
    )
    sent += inWindow
    for (const [what, count] of bad) tally.notes.push(`${count} requests: ${what}`)
    windows.push(await heldBy(stage, file))
  }
  const [, first, ...later] = windows
  const last = later.at(-1)
  if (!first || !last) throw new Error('there were no windows')
  const growth = last.bytes / first.bytes - 1
  tally.expect(growth <= MAX_GROWTH, `memory grew by ${percent(growth)}`)
  tally.expect(
    last.files - first.files <= MAX_NEW_FILES,
    `${last.files - first.files} more files and sockets are open`,
  )
  const endless = await keysWithoutEnd()
  tally.expect(endless.length === 0, `${endless.length} keys have no end: ${endless.slice(0, 3).join(' ')}`)
  const list = (of: (held: Held) => number) => windows.map((held) => Math.round(of(held))).join(', ')
  return {
    name: `Steady load: ${RATE} requests/s for ${WINDOWS} windows of ${Math.round(windowMs / 1000)} s, 4 processes`,
    goal: `after a full collection the last window leaves at most ${percent(MAX_GROWTH)} more memory than the second, and ${MAX_NEW_FILES} more open files; every key of Redis ends; 0 failed`,
    measured: `${sent} requests; ${list(({ bytes }) => bytes / 1_048_576)} MB held by all four; ${list(({ files }) => files)} files open; memory ${percent(growth)}, ${tally.notes.length} deviations`,
    isMet: tally.notes.length === 0,
    notes: tally.notes,
  }
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

async function heldBy(stage: Stage, file: string): Promise<Held> {
  const held = await inTurns(numbers(PROCESSES), 1, async (index) => {
    const pid = stage.pidOf(index)
    const own = `${file}-${pid}`
    rmSync(own, { force: true })
    process.kill(pid, 'SIGUSR2')
    await until(`process ${index} was measured`, () => existsSync(own))
    return { bytes: Number(readFileSync(own, 'utf8')), files: readdirSync(`/proc/${pid}/fd`).length }
  })
  const sum = (of: (one: Held) => number) => held.reduce((total, one) => total + of(one), 0)
  return { bytes: sum(({ bytes }) => bytes), files: sum(({ files }) => files) }
}

/** A new customer signs in, opens pages, and signs out. */
async function comeAndGo(): Promise<void> {
  const member = await aMember()
  for (const path of memberPages.slice(0, 3)) await member.get(path)
  await member.post('/auth/sign-out', {})
}

async function keysWithoutEnd(): Promise<string[]> {
  const redis = new Redis(faultProxyPorts.redis.open)
  try {
    const keys = await redis.keys('*')
    const ends = await Promise.all(keys.map((key) => redis.ttl(key)))
    return keys.filter((_, index) => ends[index] === -1)
  } finally {
    redis.disconnect()
  }
}
