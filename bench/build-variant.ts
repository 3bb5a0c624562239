import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** Builds the site's pages with another entry (`variants/vite.config.ts`). */
export async function buildVariant(variant: 'stock' | 'raw'): Promise<void> {
  await vite('bench/variants/vite.config.ts', { VARIANT: variant })
}

/** Builds the smallest page of the same framework. */
export async function buildBareStart(): Promise<void> {
  await vite('bench/bare-start/vite.config.ts', {})
}

async function vite(config: string, env: Record<string, string>): Promise<void> {
  const bin = join(root, 'node_modules/vite/bin/vite.js')
  await run(process.execPath, [bin, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}
