import { execFileSync } from 'node:child_process'
import { createConnection } from 'node:net'
import { start, until, type Victim } from './processes.ts'

/** Installs a Debian package unless its program is there. Throws when it cannot: a missing part fails the run. */
export function ensureProgram(program: string, debianPackage: string): void {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
  } catch {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const [command = 'apt-get', ...args] = [...asRoot, 'apt-get', 'install', '-y', debianPackage]
    execFileSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}

/** A Redis of our own that keeps nothing, on loopback. */
export async function startRedis(port: number): Promise<Victim> {
  ensureProgram('redis-server', 'redis-server')
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const victim = start({
    command: 'redis-server',
    args: [...args, '--maxmemory-policy', 'noeviction', '--dir', '/tmp'],
    cwd: '/tmp',
    env: {},
  })
  await until('Redis answers', () => accepts(port))
  return victim
}

export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
