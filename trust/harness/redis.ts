import { ensureProgram } from './ensure-program.ts'
import { accepts, start, until, type Victim } from './processes.ts'

/** A Redis of our own that keeps nothing, on loopback. */
export async function startRedis(port: number): Promise<Victim> {
  ensureProgram('redis-server')
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
