import { execFileSync, spawnSync } from 'node:child_process'

/**
 * Installs the Debian package of that name unless its program is available.
 * @throws Error when it cannot be installed, so that the run fails
 */
export function ensureProgram(program: string): void {
  if (isThere(program)) return
  installPackage(program)
  if (!isThere(program)) {
    throw new Error(
      `${program} is missing and could not be installed: run "apt-get install ${program}" first.`,
    )
  }
}

let hasNewLists = false

/**
 * Installs a Debian package, if it can: whoever needs it looks whether it is there then. The lists of packages, which take a
 * minute, are only fetched where it cannot be installed without, and for a browser: old lists name one that is so old that Playwright
 * cannot drive it.
 * @param isBrowser with what the package recommends, such as its sandbox
 */
export function installPackage(name: string, isBrowser = false): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args]
    return spawnSync(command, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  const install = () => apt('install', '-y', ...(isBrowser ? [] : ['--no-install-recommends']), name)
  const fetchLists = () => {
    hasNewLists ||= apt('update')
    return hasNewLists
  }
  if (isBrowser) fetchLists()
  if (!install() && fetchLists()) install()
}

function isThere(program: string): boolean {
  try {
    // Debian installs servers in folders that may not be on a user's PATH.
    execFileSync('sh', ['-c', `PATH=$PATH:/usr/sbin:/sbin command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
