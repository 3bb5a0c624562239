import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { waitFor } from '../scripts/sandbox-env.ts'
import type { World } from '../tests/support/world.ts'
import { median } from './keep-runs.ts'
import { siteSettings, startOnCore } from './servers.ts'
import { signInCookie } from './sign-in.ts'

const run = promisify(execFile)

/** A process of the site, with a core for it, its backend and its load generator. */
const SITES = [
  { core: '0', port: 4972, backendPort: 4970 },
  { core: '1', port: 4973, backendPort: 4971 },
]
type Sites = typeof SITES

const ROUNDS = 5
const SECONDS = 4

/**
 * Pages of a member per second from one process and from two, in turns. What a process needs runs on its own core: were it
 * on the other one, a single process would have more than one core, and two could never give twice its rate.
 */
export async function oneAndTwo(world: World): Promise<{ one: number[]; two: number[] }> {
  const cookie = await signInCookie(world)
  const children = SITES.flatMap(({ core, port, backendPort }) => {
    const replay = ['bench/replay-backend.ts', '--port', String(backendPort), '--backend', world.backend]
    const settings = siteSettings(world, port, `http://127.0.0.1:${backendPort}`)
    return [startOnCore(replay, {}, core), startOnCore(['dist/server/serve.js'], settings, core)]
  })
  const rate = async (used: Sites, seconds = SECONDS) => {
    const rates = await Promise.all(used.map((site) => pagesPerSecond(site, cookie, seconds)))
    return rates.reduce((sum, one) => sum + one, 0)
  }
  try {
    await Promise.all(SITES.map(({ port }) => waitFor(`http://localhost:${port}/health/ready`)))
    await rate(SITES, 20)
    const runs = { one: [] as number[], two: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      runs.one.push(await rate(SITES.slice(round % 2, (round % 2) + 1)))
      runs.two.push(await rate(SITES))
    }
    const [one, two] = [median(runs.one), median(runs.two)]
    console.log(
      `pages of a member a second: ${one.toFixed(0)} from one process on one core, ${two.toFixed(0)} from two: ${(two / one).toFixed(2)} (goal at least 1.85)`,
    )
    return runs
  } finally {
    for (const child of children) child.kill()
  }
}

async function pagesPerSecond(
  { core, port }: Sites[number],
  cookie: string,
  seconds: number,
): Promise<number> {
  const headers = ['-H', 'accept: text/html', '-H', `cookie: ${cookie}`]
  const load = ['wrk', '-t1', '-c10', `-d${seconds}s`, ...headers, `http://localhost:${port}/`]
  const { stdout } = await run('taskset', ['-c', core, ...load])
  if (/Non-2xx or 3xx|Socket errors/.test(stdout)) throw new Error(`requests failed:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}
