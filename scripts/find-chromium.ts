import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const SHELL = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser, in this order: CHROMIUM_PATH, the PATH, Playwright's own, then Debian's package.
 * `undefined` when none can be had.
 */
export function findOrInstallChromium(): string | undefined {
  return findChromium() ?? (installChromium() ? findChromium() : undefined)
}

/** Chromium's headless shell, where installed: it renders a page in a third to a half of the time. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH ? undefined : onPath([SHELL])
}

/** An installed browser, without installing one. */
export function findChromium(): string | undefined {
  // An explicit path must exist: falling back to another browser would hide the mistake.
  if (process.env.CHROMIUM_PATH) return ifExecutable(process.env.CHROMIUM_PATH)
  return onPath(names) ?? ifExecutable(chromium.executablePath())
}

function onPath(commands: readonly string[]): string | undefined {
  for (const directory of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of commands) {
      const found = ifExecutable(join(directory, name))
      if (found) return found
    }
  }
  return undefined
}

function installChromium(): boolean {
  if (process.platform !== 'linux' || process.env.CHROMIUM_PATH) return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  const install = () => apt('install', '-y', 'chromium', SHELL) || apt('install', '-y', 'chromium')
  console.log('No Chromium found: installing it (apt-get install chromium) …')
  return install() || (apt('update') && install())
}

function ifExecutable(path: string): string | undefined {
  try {
    accessSync(path, constants.X_OK)
    return path
  } catch {
    return undefined
  }
}
