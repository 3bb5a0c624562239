import { ensureProgram } from './ensure-program.ts'
import { accepts, type ManagedProcess, start, until } from './processes.ts'
import { usualEngine } from './redis-group.ts'

/** Starts a Redis, or Valkey, on loopback without persistence. */
export async function startRedis(port: number): Promise<ManagedProcess> {
  ensureProgram(usualEngine)
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const managed = start({
    command: usualEngine,
    args: [...args, '--maxmemory-policy', 'noeviction', '--dir', '/tmp'],
    cwd: '/tmp',
    env: {},
  })
  await until('Redis answers', async () => {
    // Another server may hold the port and would be mistaken for this one.
    if (!managed.isAlive()) throw new Error(`Redis did not start at port ${port}`)
    return accepts(port)
  })
  return managed
}
