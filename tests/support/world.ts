import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitFor } from '../../scripts/sandbox-env.ts'
import { stopChild } from '../../scripts/stop-child.ts'
import { freePorts } from './free-ports.ts'
import { startHaproxy } from './haproxy.ts'
import { startRedis } from './redis.ts'

const root = join(import.meta.dirname, '../..')

/** Where a suite's logs of site and sandbox lie when it has ended, each in a folder of the suite's name. */
export const LOGS = 'test-logs'

/** URLs of a running world; plain data that can be passed to other processes. */
export type Addresses = {
  site: string
  issuer: string
  backend: string
  /** Folder of the site's and the sandbox's databases and logs. */
  dataDir: string
  siteLog: string
  /** URL of the Redis that stores the sessions, when several processes share them. */
  redis?: string
}

export type World = Addresses & {
  /** Process ids of the site and the sandbox, for measurements. */
  sitePid: number | undefined
  sandboxPid: number | undefined
  close(): Promise<void>
}

export type WorldOptions = {
  /** With several processes of the site, HAProxy balances them and a Redis stores what they share. */
  processes?: number
  /** The suite whose logs are kept in `LOGS`; without one they go with the world. */
  suite?: string
}

/**
 * How long pages wait for what they can be shown without; milliseconds. A page that gives it up on a busy machine is another page, so
 * this is longer than the default, and shorter than what is late on purpose.
 */
export const PAGE_PATIENCE_MS = 6_000

/**
 * Starts the production build and a sandbox, each in its own process, on free ports and in a temporary folder. The site
 * calls them like any provider and backend.
 */
export async function startWorld(
  env: Record<string, string> = {},
  { processes = 1, suite }: WorldOptions = {},
): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'borealis-world-'))
  const [site = 0, identity = 0, backend = 0, redisPort = 0, ...sitePorts] = await freePorts(
    processes === 1 ? 3 : 4 + processes,
  )
  const addresses: Addresses = {
    site: `http://localhost:${site}`,
    issuer: `http://127.0.0.1:${identity}`,
    backend: `http://127.0.0.1:${backend}`,
    dataDir,
    siteLog: join(dataDir, 'site.log'),
    ...(processes > 1 && { redis: `redis://127.0.0.1:${redisPort}` }),
  }
  const settings = {
    SANDBOX: '1',
    PORT: String(site),
    IDENTITY_PORT: String(identity),
    BACKEND_PORT: String(backend),
    PUBLIC_ORIGIN: addresses.site,
    OIDC_ISSUER: addresses.issuer,
    BACKEND_URL: addresses.backend,
    DATA_DIR: dataDir,
    // Tests trigger one failure after another.
    CIRCUIT_BREAKER: '0',
    // Tests change the backend's content between requests.
    CONTENT_CACHE_SECONDS: '0',
    PAGE_PATIENCE_MS: String(PAGE_PATIENCE_MS),
    ...(suite && { SANDBOX_LOG: '1' }),
    ...(addresses.redis && { SESSION_STORE: addresses.redis, TRUSTED_PROXY_HOPS: '1' }),
    ...env,
  }
  const around = addresses.redis
    ? [await startRedis(redisPort), await startHaproxy({ port: site, sites: sitePorts, folder: dataDir })]
    : []
  const children = [
    run('sandbox/start.ts', settings, join(dataDir, 'sandbox.log')),
    ...(addresses.redis ? sitePorts : [site]).map((port) =>
      run('dist/server/serve.js', { ...settings, PORT: String(port) }, addresses.siteLog),
    ),
  ]
  const close = async () => {
    await Promise.all(children.map(stopChild))
    await Promise.all(around.map((victim) => victim.kill()))
    if (suite) await keepLogs(dataDir, join(root, LOGS, suite))
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await waitFor(`${addresses.backend}/control/clock`)
    for (const port of addresses.redis ? sitePorts : [site]) {
      await waitFor(`http://localhost:${port}/health/ready`)
    }
    await waitFor(`${addresses.site}/health/ready`)
  } catch (error) {
    const logs = await Promise.all(
      ['sandbox.log', 'site.log'].map((name) => readFile(join(dataDir, name), 'utf8')),
    )
    await close()
    throw new Error(`the world did not start:\n${logs.join('\n')}`, { cause: error })
  }
  return { ...addresses, sitePid: children[1]?.pid, sandboxPid: children[0]?.pid, close }
}

function run(script: string, env: Record<string, string>, logFile: string): ChildProcess {
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [script], {
    cwd: root,
    // Without the test runner's NODE_ENV and NODE_OPTIONS.
    env: { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: undefined, ...env },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return child
}

async function keepLogs(dataDir: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const name of ['site.log', 'sandbox.log']) await cp(join(dataDir, name), join(target, name))
}
