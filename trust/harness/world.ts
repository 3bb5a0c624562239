import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { waitFor } from '../../scripts/sandbox-env.ts'
import { start, type Victim } from './processes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const first = Number(process.env.TRUST_PORT || 3700)

/** Every port of a run, from TRUST_PORT on. */
const port = {
  cutter: first + 3,
  identity: first + 1,
  backend: first + 2,
  site: first + 10,
  redis: first + 40,
}

/** What the browser would type. Every process of the site answers for it, whatever its own port is. */
export const publicOrigin = `http://localhost:${port.site}`
export const issuer = `http://127.0.0.1:${port.identity}`
export const backendUrl = `http://127.0.0.1:${port.backend}`
export const redisPort = port.redis
export const cutterPort = port.cutter
export const sitePort = (index: number): number => port.site + index

/** How long a call to the backend may take here: what is lost is known to be lost after twice this time. */
const BACKEND_TIMEOUT_MS = 3_000
/** Six processes and their customers share the cores of one machine here: a pause is not a store that is down. */
const STORE_TIMEOUT_MS = 2_000

export interface World {
  readonly dataDir: string
  /** `sqlite`, or the address of a Redis. */
  readonly sessionStore: string
  startSandbox(more?: Record<string, string>): Promise<Victim>
  /** Starts process `index` of the production build and waits until it is ready. */
  startSite(index: number, more?: Record<string, string>): Promise<Victim>
}

/** The production build and the sandbox on one data folder. The build is copied, so that a later one changes nothing. */
export function createWorld(folder: string, sessionStore = 'sqlite'): World {
  const dataDir = join(folder, 'data')
  const site = join(folder, 'site')
  mkdirSync(dataDir, { recursive: true })
  mkdirSync(site, { recursive: true })
  for (const part of ['dist', 'scripts', 'package.json'])
    cpSync(join(root, part), join(site, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'))
  const shared = { SANDBOX: '1', DATA_DIR: dataDir, PUBLIC_ORIGIN: publicOrigin }
  return {
    dataDir,
    sessionStore,
    async startSandbox(more = {}) {
      const env = {
        ...shared,
        IDENTITY_PORT: String(port.identity),
        BACKEND_PORT: String(port.backend),
        ...more,
      }
      const victim = start({ command: process.execPath, args: ['sandbox/start.ts'], cwd: root, env })
      await Promise.all([
        waitFor(`${issuer}/.well-known/openid-configuration`),
        waitFor(`${backendUrl}/control/clock`),
      ])
      return victim
    },
    async startSite(index, more = {}) {
      const env = {
        ...shared,
        PORT: String(sitePort(index)),
        HOST: '127.0.0.1',
        OIDC_ISSUER: issuer,
        BACKEND_URL: backendUrl,
        BACKEND_TIMEOUT_MS: String(BACKEND_TIMEOUT_MS),
        SESSION_STORE: sessionStore,
        SESSION_STORE_TIMEOUT_MS: String(STORE_TIMEOUT_MS),
        LOG_LEVEL: process.env.TRUST_VERBOSE ? 'warn' : 'silent',
        ...more,
      }
      const victim = start({ command: process.execPath, args: ['scripts/serve.ts'], cwd: site, env })
      await waitFor(`http://127.0.0.1:${sitePort(index)}/health/ready`)
      return victim
    },
  }
}
