import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { MEMORY_SETTINGS } from '../scripts/memory-settings.ts'
import type { Addresses } from '../tests/support/world.ts'

/** The core of measured servers; the load generator has the other (`load.ts`). */
const SERVER_CORE = '0'

/** The settings of another process of the site on the world's sandbox; rendering baselines have the same. */
export function siteSettings(
  world: Addresses,
  port: number,
  backend = world.backend,
): Record<string, string> {
  return {
    SANDBOX: '1',
    PORT: String(port),
    PUBLIC_ORIGIN: world.site,
    OIDC_ISSUER: world.issuer,
    BACKEND_URL: backend,
    DATA_DIR: world.dataDir,
    LOG_LEVEL: 'silent',
    ...MEMORY_SETTINGS,
  }
}

/** Starts a script in production mode, on one core, in a folder of the project. */
export function startOnCore(
  args: readonly string[],
  env: Record<string, string>,
  core = SERVER_CORE,
  folder = '.',
) {
  const child = spawn('taskset', ['-c', core, process.execPath, ...args], {
    cwd: join(import.meta.dirname, '..', folder),
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { pid } = child
  if (!pid) throw new Error('taskset could not be started')
  return { pid, kill: () => child.kill('SIGKILL') }
}
