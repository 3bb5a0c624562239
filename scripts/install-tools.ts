import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

const folder = join(import.meta.dirname, '../bench/tools')
const lockFile = join(folder, 'package-lock.json')
const marker = join(folder, 'node_modules', '.installed-lock')

/**
 * Installs `bench/tools` from its lock file, unless it is up to date. Install scripts do not run.
 * @returns the folder of the installed packages
 * @throws Error with npm's output when it fails
 */
export async function installTools(): Promise<string> {
  const wanted = readFileSync(lockFile, 'utf8')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return join(folder, 'node_modules')
  console.log('Installing bench/tools …')
  const { ok, output } = await runCommand(['npm', 'ci', '--ignore-scripts', '--prefix', folder])
  if (!ok) throw new Error(`bench/tools could not be installed:\n${output}`)
  writeFileSync(marker, wanted)
  return join(folder, 'node_modules')
}
