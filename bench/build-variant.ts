import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the site's pages behind another entry (`variants/vite.config.ts`). */
export async function buildVariant(variant: 'stock' | 'raw'): Promise<void> {
  await vite('bench/variants/vite.config.ts', { VARIANT: variant })
}

/** Builds the smallest page of the same framework. */
export async function buildBareStart(): Promise<void> {
  await vite('bench/bare-start/vite.config.ts', {})
}

async function vite(config: string, env: Record<string, string>): Promise<void> {
  const bin = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))
  await run(process.execPath, [bin, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}
