import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { waitFor } from '../scripts/sandbox-env.ts'
import type { World } from '../tests/support/world.ts'
import { siteSettings } from './servers.ts'
import { signInCookie } from './sign-in.ts'
import { median } from './spread.ts'

const run = promisify(execFile)
const PORTS = { replay: 4971, sites: [4972, 4973] }
const ROUNDS = 5
const SECONDS = 4

/** Pages of a member per second from one process and from two, in turns. */
export async function oneAndTwo(world: World): Promise<{ one: number[]; two: number[] }> {
  const cookie = await signInCookie(world)
  const children: ChildProcess[] = []
  const start = (args: string[], env: Record<string, string> = {}) =>
    children.push(
      spawn(process.execPath, args, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    )
  try {
    start(['bench/replay-backend.ts', '--port', String(PORTS.replay), '--backend', world.backend])
    for (const port of PORTS.sites) {
      start(['dist/server/serve.js'], siteSettings(world, port, `http://127.0.0.1:${PORTS.replay}`))
      await waitFor(`http://localhost:${port}/health/ready`)
    }
    const rate = async (ports: readonly number[], seconds = SECONDS) => {
      const rates = await Promise.all(ports.map((port) => pagesPerSecond(port, cookie, seconds)))
      return rates.reduce((sum, one) => sum + one, 0)
    }
    await rate(PORTS.sites, 20)
    const runs = { one: [] as number[], two: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      runs.one.push(await rate(PORTS.sites.slice(round % 2, (round % 2) + 1)))
      runs.two.push(await rate(PORTS.sites))
    }
    const [one, two] = [median(runs.one), median(runs.two)]
    console.log(
      `pages of a member a second: ${one.toFixed(0)} from one process, ${two.toFixed(0)} from two: ${(two / one).toFixed(2)} (goal at least 1.7)`,
    )
    return runs
  } finally {
    for (const child of children) child.kill('SIGKILL')
  }
}

async function pagesPerSecond(port: number, cookie: string, seconds: number): Promise<number> {
  const headers = ['-H', 'accept: text/html', '-H', `cookie: ${cookie}`]
  const url = `http://localhost:${port}/`
  const { stdout } = await run('wrk', ['-t1', '-c10', `-d${seconds}s`, ...headers, url])
  if (/Non-2xx or 3xx|Socket errors/.test(stdout)) throw new Error(`requests failed:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}
