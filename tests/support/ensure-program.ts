import { execFileSync } from 'node:child_process'

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

/** Installs a Debian package, if it can: whoever needs it looks whether it is there then. */
export function installPackage(name: string): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [command = 'apt-get', ...args] = [...asRoot, 'apt-get', ...step]
    try {
      execFileSync(command, args, { stdio: 'ignore', env })
    } catch {
      // Whether it worked shows when it is looked for.
    }
  }
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
