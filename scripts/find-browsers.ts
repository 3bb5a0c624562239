import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { installPackage } from '../tests/support/ensure-program.ts'

const SHELL = 'chromium-headless-shell'
const FIREFOX = 'firefox-esr'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a browser, in this order: CHROMIUM_PATH, the PATH, Playwright's own, or installs Debian's package.
 * @returns its path, or `undefined`
 */
export function findOrInstallChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findChromium()
  return findOrInstall('chromium', findChromium)
}

/**
 * Finds or installs Chromium's headless shell, which renders a page in a third to half of the time. A machine may have
 * Chromium without it, so it is installed separately.
 * @returns its path, or `undefined`; tests then run in Chromium
 */
export function findOrInstallHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return undefined
  return findOrInstall(SHELL, () => onPath([SHELL]))
}

/**
 * Finds a Firefox, in this order: FIREFOX_PATH, the PATH, or installs Debian's package.
 * @returns its path, or `undefined`
 */
export function findOrInstallFirefox(): string | undefined {
  if (process.env.FIREFOX_PATH) return ifExecutable(process.env.FIREFOX_PATH)
  return findOrInstall(FIREFOX, () => onPath([FIREFOX]))
}

/**
 * Finds Safari's engine, WebKitGTK, or installs Debian's packages: its WebDriver, and a screen that nobody sees.
 * @returns the path of its small browser, or `undefined`
 */
export function findOrInstallWebKit(): string | undefined {
  if (!findOrInstall('webkit2gtk-driver', () => onPath(['WebKitWebDriver']))) return undefined
  if (!findOrInstall('xvfb', () => onPath(['Xvfb']))) return undefined
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

function findOrInstall(name: string, find: () => string | undefined): string | undefined {
  const found = find()
  if (found || process.platform !== 'linux') return found
  console.log(`No ${name} found: installing it (apt-get install ${name}) …`)
  installPackage(name, true)
  return find()
}

function ifExecutable(path: string): string | undefined {
  try {
    accessSync(path, constants.X_OK)
    return path
  } catch {
    return undefined
  }
}
