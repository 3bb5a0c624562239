import { spawnSync } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const SHELL = 'chromium-headless-shell'
const FIREFOX = 'firefox-esr'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a browser, in this order: CHROMIUM_PATH, the PATH, Playwright's own, or installs Debian's package.
 * @returns its path, or `undefined`
 */
export function findOrInstallChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findChromium()
  return findChromium() ?? (aptInstall('chromium') ? findChromium() : undefined)
}

/**
 * Finds or installs Chromium's headless shell, which renders a page in a third to half of the time. A machine may have
 * Chromium without it, so it is installed separately.
 * @returns its path, or `undefined`; tests then run in Chromium
 */
export function findOrInstallHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return undefined
  return onPath([SHELL]) ?? (aptInstall(SHELL) ? onPath([SHELL]) : undefined)
}

/**
 * Finds a Firefox, in this order: FIREFOX_PATH, the PATH, or installs Debian's package.
 * @returns its path, or `undefined`
 */
export function findOrInstallFirefox(): string | undefined {
  if (process.env.FIREFOX_PATH) return ifExecutable(process.env.FIREFOX_PATH)
  return onPath([FIREFOX]) ?? (aptInstall(FIREFOX) ? onPath([FIREFOX]) : undefined)
}

/**
 * Finds Safari's engine, WebKitGTK, or installs Debian's packages: its WebDriver, and a screen that nobody sees.
 * @returns the path of its small browser, or `undefined`
 */
export function findOrInstallWebKit(): string | undefined {
  if (!onPath(['WebKitWebDriver']) && !aptInstall('webkit2gtk-driver')) return undefined
  if (!onPath(['Xvfb']) && !aptInstall('xvfb')) return undefined
  return process.env.WEBKIT_PATH ?? globSync('/usr/lib/{,*/}webkit2gtk-4.*/MiniBrowser').at(-1)
}

/** Finds an installed browser. */
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

function aptInstall(name: string): boolean {
  if (process.platform !== 'linux') return false
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  console.log(`No ${name} found: installing it (apt-get install ${name}) …`)
  const install = () => apt('install', '-y', name)
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
