import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MEMORY_SETTINGS } from '../../scripts/memory-settings.ts'
import { waitFor } from '../../scripts/sandbox-env.ts'
import { startHaproxy } from '../../tests/support/haproxy.ts'
import {
  type Attempt,
  attempt,
  type ManagedProcess,
  type Program,
  start,
} from '../../tests/support/processes.ts'
import { startRedis } from '../../tests/support/redis.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const first = Number(process.env.TRUST_PORT || 3700)

/** Every port of a run, beginning with TRUST_PORT. */
const port = {
  cutter: first + 3,
  identity: first + 1,
  backend: first + 2,
  proxy: first + 4,
  site: first + 10,
  redis: first + 40,
  /** Where those three listen while a fault proxy has their port. */
  hidden: { identity: first + 5, backend: first + 6, redis: first + 41 },
}
/** Two ports for TLS, and two for servers that must never receive a request. */
export const tlsPorts: readonly number[] = [first + 50, first + 51]
export const strangePorts: readonly number[] = [first + 52, first + 53]
/** Port of the backend proxy that adds markup. */
export const poisonerPort = first + 54
/** Port of the hostile provider. */
export const hostileProviderPort = first + 60
/** Port of LemonLDAP::NG. */
export const lemonldapPort = first + 70
/** Port of the adapter's Postgres. */
export const postgresPort = first + 71
/** Port of the Redis of the session store's tests. */
export const storeTestPort = first + 49

/** How long a program may take to start on a busy machine. Milliseconds. */
const START_MS = 120_000

/** The number of site processes behind the proxy. */
export const PROCESSES = 4

/** The origin that browsers use: the proxy's. Every process of the site accepts it, whatever its own port is. */
export const publicOrigin = `http://localhost:${port.proxy}`
export const issuer = `http://127.0.0.1:${port.identity}`
export const backendUrl = `http://127.0.0.1:${port.backend}`
export const cutterPort = port.cutter
/**
 * The ports on which the site finds its upstreams, and where each upstream listens while a fault proxy has its port.
 */
export const faultProxyPorts = {
  provider: { open: port.identity, behind: port.hidden.identity },
  backend: { open: port.backend, behind: port.hidden.backend },
  redis: { open: port.redis, behind: port.hidden.redis },
}
/** Where a request enters: at the proxy, or directly at the process with this index. */
export type Door = number | 'proxy'
// By the site's own name: a reader at another one is redirected to the proxy.
export const doorOrigin = (door: Door): string =>
  `http://localhost:${door === 'proxy' ? port.proxy : sitePort(door)}`
const sitePort = (index: number): number => port.site + index

export type Store = 'sqlite' | 'redis'

export interface World {
  readonly dataDir: string
  readonly store: Store
  /** The file with warnings and errors of all processes of the site. */
  readonly siteLog: string
  startProxy(): Promise<ManagedProcess>
  /** Starts the Redis of the sessions, without persistence. */
  startRedis(at?: number): Promise<ManagedProcess>
  /** The copy of the build that the processes run. */
  readonly siteDir: string
  startSandbox(more?: Record<string, string>): Promise<ManagedProcess>
  /** Tries to start process `index`, which may exit with an error. */
  trySite(index: number, more: Record<string, string>): Attempt
  /** Starts process `index` of the production build and waits until it is ready. */
  startSite(index: number, more?: Record<string, string>): Promise<ManagedProcess>
}

/**
 * A copy of the production build and a sandbox in one data folder. The build is copied so that a later build does not
 * change it.
 */
export function createWorld(folder: string, store: Store): World {
  const dataDir = join(folder, 'data')
  const site = join(folder, 'site')
  const siteLog = join(folder, 'site.log')
  mkdirSync(dataDir, { recursive: true })
  mkdirSync(site, { recursive: true })
  for (const part of ['dist', 'package.json']) cpSync(join(root, part), join(site, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'))
  const shared = { SANDBOX: '1', DATA_DIR: dataDir, PUBLIC_ORIGIN: publicOrigin }
  return {
    dataDir,
    store,
    siteLog,
    startProxy: () =>
      startHaproxy({
        port: port.proxy,
        sites: Array.from({ length: PROCESSES }, (_, index) => sitePort(index)),
        folder,
      }),
    startRedis: (at = port.redis) => startRedis(at),
    siteDir: site,
    async startSandbox(more = {}) {
      const env = {
        ...shared,
        IDENTITY_PORT: String(port.identity),
        BACKEND_PORT: String(port.backend),
        ...more,
      }
      const managed = start({ command: process.execPath, args: ['sandbox/start.ts'], cwd: root, env })
      await Promise.all([
        waitFor(`${issuer}/.well-known/openid-configuration`, START_MS),
        waitFor(`${backendUrl}/control/clock`, START_MS),
      ])
      // Another sandbox on these ports would answer as well.
      if (!managed.isAlive()) throw new Error('the sandbox ended before it was ready')
      return managed
    },
    trySite: (index, more) => attempt(siteProgram(index, more)),
    async startSite(index, more = {}) {
      const managed = start(siteProgram(index, more))
      await waitFor(`${doorOrigin(index)}/health/ready`, START_MS)
      // Another site on this port would answer as well.
      if (!managed.isAlive()) throw new Error(`process ${index} ended before it was ready`)
      return managed
    },
  }
  function siteProgram(index: number, more: Record<string, string>): Program {
    const env = {
      ...shared,
      PORT: String(sitePort(index)),
      HOST: '127.0.0.1',
      OIDC_ISSUER: issuer,
      BACKEND_URL: backendUrl,
      SESSION_STORE: store === 'redis' ? `redis://127.0.0.1:${port.redis}` : 'sqlite',
      TRUSTED_PROXY_HOPS: '1',
      DRAIN_SECONDS: '1',
      LOG_LEVEL: 'warn',
      ...MEMORY_SETTINGS,
      ...more,
      NODE_OPTIONS: [MEMORY_SETTINGS.NODE_OPTIONS, more.NODE_OPTIONS ?? ''].join(' '),
    }
    return { command: process.execPath, args: ['dist/server/serve.js'], cwd: site, env, log: siteLog }
  }
}
