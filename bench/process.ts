import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '../scripts/build-site.ts'
import { MEMORY_SETTINGS } from '../scripts/memory-settings.ts'
import { residentMb } from '../tests/support/processes.ts'
import { passTime } from '../tests/support/waits.ts'
import { startWorld } from '../tests/support/world.ts'
import { keepRuns, machineState, median } from './keep-runs.ts'
import { loadWithWrk, WRK } from './load.ts'
import { siteSettings } from './servers.ts'
import { signInCookie } from './sign-in.ts'
import { oneAndTwo } from './two-processes.ts'

/**
 * `npm run bench:process`: how soon a process is ready, and its memory after many requests of visitors and while it
 * renders for members. Memory is read after each second of load, also long after the goal, to show a trend.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '500000' }, starts: { type: 'string', default: '5' } },
})
const total = Number(values.requests)
/** The goal applies after so many requests. */
const JUDGED_AFTER = 100_000
const machine = machineState(WRK)
await buildIfChanged()
const world = await startWorld(MEMORY_SETTINGS)
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
  const resident = [{ requests: 0, mb: residentMb(pid) }]
  for (let requests = 0, page = 0; requests < total; page++) {
    const url = `${world.site}/offers?page=${page % 10}`
    const { requestsPerSecond, errors } = loadWithWrk({ url, pid, seconds: 1 })
    if (errors > 0) throw new Error(`${errors} requests failed`)
    requests += Math.round(requestsPerSecond)
    await passTime(500)
    resident.push({ requests, mb: residentMb(pid) })
  }
  const members = await membersMemory(pid)
  const judged = resident.find(({ requests }) => requests >= JUDGED_AFTER)
  console.log(
    `ready after ${median(ready)} ms (${Math.min(...ready)} to ${Math.max(...ready)}; goal at most 700)`,
  )
  console.log(`resident after ${judged?.requests} requests: ${judged?.mb} MB (goal at most 160)`)
  console.log(`on the way: ${resident.map(({ requests, mb }) => `${mb} after ${requests}`).join(', ')}`)
  console.log(
    `resident while a member's home is rendered, MB: ${members.loaded.join(' ')}; ten seconds after: ${members.after}`,
  )
  const processes = await oneAndTwo(world)
  keepRuns('process', machine, { ready, resident, members, processes })
}

/** Resident memory at full rendering load, which cached pages of visitors do not cause. MB. */
async function membersMemory(pid: number) {
  const loaded: number[] = []
  const cookie = await signInCookie(world)
  for (let point = 0; point < 3; point++) {
    loadWithWrk({ url: `${world.site}/`, cookie, pid, seconds: 6 })
    loaded.push(residentMb(pid))
  }
  await passTime(10_000)
  return { loaded, after: residentMb(pid) }
}

/** Starts another process of the site on the world's sandbox. */
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
      await passTime(5)
    }
  } finally {
    child.kill('SIGKILL')
  }
}
