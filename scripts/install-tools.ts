import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

/**
 * Installs what only some commands need, `bench/tools` by default, from its lock file, unless it is up to date. Install
 * scripts do not run.
 * @returns the folder of the installed packages
 * @throws Error with npm's output when it fails
 */
export async function installTools(name = 'bench/tools'): Promise<string> {
  const folder = join(import.meta.dirname, '..', name)
  const packages = join(folder, 'node_modules')
  const marker = join(packages, '.installed-lock')
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return packages
  console.log(`Installing ${name} …`)
  const { ok, output } = await runCommand(['npm', 'ci', '--ignore-scripts', '--prefix', folder])
  if (!ok) throw new Error(`${name} could not be installed:\n${output}`)
  writeFileSync(marker, wanted)
  return packages
}
