import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { killAll, type ManagedProcess } from '../tests/support/processes.ts'
import { numbers } from '../trust/figure.ts'
import {
  createWorld,
  doorOrigin,
  faultProxyPorts,
  issuer,
  PROCESSES,
  publicOrigin,
} from '../trust/harness/world.ts'
import { buildIfChanged, sayThatItBuilds } from './build-site.ts'

/**
 * `npm run layout`: starts a deployment on this machine: HAProxy before four processes of the production build,
 * sessions in Redis, and the sandbox. A process that exits is restarted. Ctrl-C shuts all of them down gracefully and
 * deletes their data. TRUST_PORT changes the ports.
 */

const LOOK_EVERY_MS = 2_000

const folder = await mkdtemp(join(tmpdir(), 'borealis-layout-'))
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))

const sites = new Map<number, ManagedProcess>()
try {
  await buildIfChanged(sayThatItBuilds)
  const world = createWorld(folder, 'redis')
  const redis = await world.startRedis()
  const sandbox = await world.startSandbox()
  const keep = async (index: number): Promise<void> => {
    const site = await world.startSite(index)
    sites.set(index, site)
    void site.ended.then((how) => {
      if (isEnding) return
      console.log(`Process ${index} ended (${how}) and is started again.`)
      keep(index).catch(fail)
    })
  }
  await Promise.all(numbers(PROCESSES).map(keep))
  await world.startProxy()
  console.log(
    [
      `Site       ${publicOrigin} (HAProxy before ${PROCESSES} processes)`,
      `Processes  ${numbers(PROCESSES).map(doorOrigin).join(' ')}`,
      `Redis      redis://127.0.0.1:${faultProxyPorts.redis.open} (pid ${redis.pid})`,
      `Sandbox    ${issuer}/outbox, provider and backend (pid ${sandbox.pid})`,
      `Log        ${world.siteLog}`,
      'Ctrl-C ends all of it.',
    ].join('\n'),
  )
  await watch()
} catch (error) {
  fail(error)
}

/** Prints when a process becomes ready or unready, and when another one has taken its place. */
async function watch(): Promise<void> {
  const said = new Map<number, string>()
  while (!isEnding) {
    for (const index of numbers(PROCESSES)) {
      const isReady = await fetch(`${doorOrigin(index)}/health/ready`, { signal: AbortSignal.timeout(2_000) })
        .then(({ ok }) => ok)
        .catch(() => false)
      const line = `Process ${index} is ${isReady ? 'ready' : 'NOT ready'} (pid ${sites.get(index)?.pid}).`
      if (said.get(index) === line || isEnding) continue
      said.set(index, line)
      console.log(line)
    }
    await wait(LOOK_EVERY_MS)
  }
}

function fail(error: unknown): void {
  console.error(error)
  void end(1)
}

async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  console.log('Ending: what was begun is finished first.')
  for (const site of sites.values()) site.signal('SIGTERM')
  await Promise.all([...sites.values()].map(({ ended }) => ended))
  await killAll()
  await rm(folder, { recursive: true, force: true })
  process.exit(code)
}
