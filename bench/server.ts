import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '../scripts/build-site.ts'
import { waitFor } from '../scripts/sandbox-env.ts'
import { startWorld } from '../tests/support/world.ts'
import { buildVariant } from './build-variant.ts'
import { compare, cpuRatio, p99Ratio, print, ratio } from './compare.ts'
import { keepRuns, machineState } from './keep-runs.ts'
import { LOAD_CORE, WRK } from './load.ts'
import { siteSettings, startOnCore } from './servers.ts'
import { signInCookie } from './sign-in.ts'

/**
 * `npm run bench`: how many pages per second one process sends, compared with the same bytes sent by `node:http`, the
 * same tree rendered by React only, and unmodified TanStack Start. Rounds alternate, so that a busy machine affects all
 * of them.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    /** Requests that each target answers before it is measured. */
    warm: { type: 'string', default: '4000' },
  },
})
const effort = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  warm: Number(values.warm),
}
const machine = machineState(WRK)

await buildIfChanged()
await buildVariant('stock')
await buildVariant('raw')

const world = await startWorld()
const servers: ReturnType<typeof startOnCore>[] = []
try {
  await measure()
} finally {
  for (const server of servers) server.kill()
  await world.close()
}

async function measure(): Promise<void> {
  const cookie = await signInCookie(world)
  const ports = { replay: 4951, site: 4952, stock: 4953, raw: 4954, bytes: 4955 }
  start(
    ['bench/replay-backend.ts', '--port', String(ports.replay), '--backend', world.backend],
    {},
    LOAD_CORE,
  )
  const replay = `http://127.0.0.1:${ports.replay}`
  const url = (kind: keyof typeof ports) => `http://localhost:${ports[kind]}/`
  const target = async (kind: keyof typeof ports, args: string[], more: Record<string, string> = {}) => {
    const pid = start(args, { ...siteSettings(world, ports[kind], replay), ...more })
    await waitFor(kind === 'site' ? `${url(kind)}health/ready` : url(kind))
    return { url: url(kind), pid }
  }
  const baseline = (kind: 'stock' | 'raw' | 'bytes', more: string[] = [], env: Record<string, string> = {}) =>
    target(kind, ['bench/serve-baseline.ts', '--kind', kind, '--port', String(ports[kind]), ...more], env)

  const site = await target('site', ['dist/server/serve.js'])
  const visitorPage = join(world.dataDir, 'page.html')
  writeFileSync(visitorPage, await (await fetch(site.url, { headers: { accept: 'text/html' } })).text())

  const visitor = compare(effort, { site, bytes: await baseline('bytes', ['--page', visitorPage]) })
  const member = compare(effort, {
    site: { ...site, cookie },
    stock: { ...(await baseline('stock', [], { CONTENT_CACHE_SECONDS: '0' })), cookie },
    raw: await baseline('raw', ['--url', `${world.site}/`, '--cookie', cookie]),
  })
  print('Home for a visitor, from memory', visitor)
  print('Home for a member, rendered per request', member)
  console.log(
    `\nvisitor: ${ratio(visitor, 'bytes')} of prepared bytes by rate, ${cpuRatio(visitor, 'bytes')} by processor time (goal 0.7); p99 ${p99Ratio(visitor, 'bytes')} of theirs (goal at most 3)`,
  )
  console.log(
    `member: ${ratio(member, 'stock')} of stock Start by rate, ${cpuRatio(member, 'stock')} by processor time (goal 2.4); ${ratio(member, 'raw')} and ${cpuRatio(member, 'raw')} of React alone (goal 0.55)`,
  )
  keepRuns('server', machine, { ...effort, visitor, member })
}

function start(args: string[], env: Record<string, string>, core?: string): number {
  const server = startOnCore(args, env, core)
  servers.push(server)
  return server.pid
}
