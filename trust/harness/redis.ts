import { ensureProgram } from './ensure-program.ts'
import { accepts, type ManagedProcess, start, until } from './processes.ts'

/** A Redis on loopback that persists nothing. */
export async function startRedis(port: number): Promise<ManagedProcess> {
  ensureProgram('redis-server')
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const managed = start({
    command: 'redis-server',
    args: [...args, '--maxmemory-policy', 'noeviction', '--dir', '/tmp'],
    cwd: '/tmp',
    env: {},
  })
  await until('Redis answers', async () => {
    // Another one may hold the port, and would be taken for this.
    if (!managed.isAlive()) throw new Error(`Redis did not start at port ${port}`)
    return accepts(port)
  })
  return managed
}
