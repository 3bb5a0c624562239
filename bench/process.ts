import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '../scripts/build-site.ts'
import { startWorld } from '../tests/support/world.ts'
import { keepRuns } from './keep-runs.ts'
import { loadWithWrk, WRK } from './load.ts'
import { machineState } from './machine.ts'
import { residentMb } from './process-costs.ts'
import { siteSettings } from './servers.ts'
import { signInCookie } from './sign-in.ts'
import { median } from './spread.ts'
import { oneAndTwo } from './two-processes.ts'

/**
 * `npm run bench:process`: how soon a process is ready, and how much memory it holds after many requests of visitors, then
 * while it renders for members. Memory is read at ten points on the way, so that a trend shows.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, starts: { type: 'string', default: '5' } },
})
const total = Number(values.requests)
const machine = machineState(WRK)
await buildIfChanged()
const world = await startWorld()
try {
  await measure()
} finally {
  await world.close()
}

async function measure(): Promise<void> {
  const ready: number[] = []
  for (let start = 0; start < Number(values.starts); start++) ready.push(await msUntilReady(4961 + start))
  const pid = world.sitePid
  if (!pid) throw new Error('the site has no process')
  const resident: number[] = [residentMb(pid)]
  const perPoint = total / 10
  for (let point = 0; point < 10; point++) {
    let sent = 0
    while (sent < perPoint) {
      const { requestsPerSecond, errors } = loadWithWrk({
        url: `${world.site}/offers?page=${point}`,
        pid,
        seconds: 2,
      })
      if (errors > 0) throw new Error(`${errors} requests failed`)
      sent += requestsPerSecond * 2
    }
    await wait(500)
    resident.push(residentMb(pid))
  }
  const members = await membersMemory(pid)
  const [first = 0, last = 0] = [median(resident.slice(3, 6)), median(resident.slice(-3))]
  console.log(
    `ready after ${median(ready)} ms (${Math.min(...ready)} to ${Math.max(...ready)}; goal at most 700)`,
  )
  console.log(`resident, MB, at ten points of ${total} requests: ${resident.join(' ')} (goal at most 160)`)
  console.log(`trend: ${(last - first).toFixed(1)} MB from the middle to the end`)
  console.log(
    `resident while a member's home is rendered, MB: ${members.loaded.join(' ')}; ten seconds after: ${members.after}`,
  )
  const processes = await oneAndTwo(world)
  keepRuns('process', machine, { ready, resident, members, processes })
}

/** What the process holds while it renders as fast as it can, which visitors' pages from memory do not show; in MB. */
async function membersMemory(pid: number) {
  const loaded: number[] = []
  const cookie = await signInCookie(world)
  for (let point = 0; point < 3; point++) {
    loadWithWrk({ url: `${world.site}/`, cookie, pid, seconds: 6 })
    loaded.push(residentMb(pid))
  }
  await wait(10_000)
  return { loaded, after: residentMb(pid) }
}

/** Starts another process of the site on the same sandbox as the world's. */
async function msUntilReady(port: number): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, ['dist/server/serve.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...siteSettings(world, port) },
    stdio: 'ignore',
  })
  try {
    for (;;) {
      const answer = await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined)
      if (answer?.ok) return Math.round(performance.now() - started)
      if (child.exitCode !== null) throw new Error('the site ended before it was ready')
      await wait(5)
    }
  } finally {
    child.kill('SIGKILL')
  }
}
