import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { waitFor } from '../scripts/sandbox-env.ts'
import type { World } from '../tests/support/world.ts'
import { buildVariant } from './build-variant.ts'
import { siteSettings, startOnCore } from './servers.ts'
import { signInCookie } from './sign-in.ts'
import { median } from './spread.ts'

const run = promisify(execFile)
const REPLAY_PORT = 4971
/** Each process has a core of its own: alone it would use a tenth of the other one, for collecting garbage. */
const SITES = [
  { port: 4972, core: '0' },
  { port: 4973, core: '1' },
]
/** The same page rendered by React only, on the same cores: what this machine gives to two processes. */
const REACT = [
  { port: 4974, core: '0' },
  { port: 4975, core: '1' },
]
const ROUNDS = 5
const SECONDS = 4

type Places = typeof SITES
/** Pages per second, round by round. */
interface Rates {
  readonly one: number[]
  readonly two: number[]
}

/**
 * Pages of a member per second from one process and from two, in turns. Load generator and backend run on the same two
 * cores, so that two processes can never give twice the rate of one: React alone says how close one can come.
 */
export async function oneAndTwo(world: World): Promise<{ site: Rates; react: Rates }> {
  await buildVariant('raw')
  const cookie = await signInCookie(world)
  const replayArgs = ['bench/replay-backend.ts', '--port', String(REPLAY_PORT), '--backend', world.backend]
  const replay = spawn(process.execPath, replayArgs, { stdio: ['ignore', 'ignore', 'inherit'] })
  const settings = (port: number) => siteSettings(world, port, `http://127.0.0.1:${REPLAY_PORT}`)
  const reactArgs = [
    'bench/serve-baseline.ts',
    '--kind',
    'raw',
    '--url',
    `${world.site}/`,
    '--cookie',
    cookie,
  ]
  const servers = [
    ...SITES.map(({ port, core }) => startOnCore(['dist/server/serve.js'], settings(port), core)),
    ...REACT.map(({ port, core }) =>
      startOnCore([...reactArgs, '--port', String(port)], settings(port), core),
    ),
  ]
  try {
    await Promise.all([
      ...SITES.map(({ port }) => waitFor(`http://localhost:${port}/health/ready`)),
      ...REACT.map(({ port }) => waitFor(`http://localhost:${port}/`)),
    ])
    const site = await compareOneAndTwo('the site', SITES, cookie)
    const react = await compareOneAndTwo('React alone', REACT, cookie)
    return { site, react }
  } finally {
    for (const child of [replay, ...servers]) child.kill('SIGKILL')
  }
}

async function compareOneAndTwo(name: string, places: Places, cookie: string): Promise<Rates> {
  const rate = async (used: Places, seconds = SECONDS) => {
    const rates = await Promise.all(used.map(({ port }) => pagesPerSecond(port, cookie, seconds)))
    return rates.reduce((sum, one) => sum + one, 0)
  }
  await rate(places, 20)
  const runs: Rates = { one: [], two: [] }
  for (let round = 0; round < ROUNDS; round++) {
    runs.one.push(await rate(places.slice(round % 2, (round % 2) + 1)))
    runs.two.push(await rate(places))
  }
  const [one, two] = [median(runs.one), median(runs.two)]
  console.log(
    `pages of a member a second, ${name}: ${one.toFixed(0)} from one process on one core, ${two.toFixed(0)} from two: ${(two / one).toFixed(2)} (goal of the site: at least 1.7)`,
  )
  return runs
}

async function pagesPerSecond(port: number, cookie: string, seconds: number): Promise<number> {
  const headers = ['-H', 'accept: text/html', '-H', `cookie: ${cookie}`]
  const url = `http://localhost:${port}/`
  const { stdout } = await run('wrk', ['-t1', '-c10', `-d${seconds}s`, ...headers, url])
  if (/Non-2xx or 3xx|Socket errors/.test(stdout)) throw new Error(`requests failed:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}
