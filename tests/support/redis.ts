import { Redis } from 'ioredis'
import { accepts } from '../../scripts/ports.ts'
import { ensureProgram } from './ensure-program.ts'
import { type ManagedProcess, start, until } from './processes.ts'

/** Programs that speak the same protocol. */
export type Engine = 'redis-server' | 'valkey-server'

/** The engine of everything that names none: `TRUST_ENGINE=valkey-server` changes it. */
export const usualEngine: Engine =
  process.env.TRUST_ENGINE === 'valkey-server' ? 'valkey-server' : 'redis-server'

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

/** All keys and values of a Redis, as text. */
export async function readRedis(address: string): Promise<string> {
  const redis = new Redis(address)
  const read = async (key: string): Promise<unknown> => {
    const type = await redis.type(key)
    if (type === 'hash') return redis.hgetall(key)
    if (type === 'zset') return redis.zrange(key, '0', '-1')
    if (type === 'string') return redis.get(key)
    // The key expired while reading.
    if (type === 'none') return ''
    throw new Error(`${key} is a ${type}, which nobody reads here`)
  }
  try {
    const keys = await redis.keys('*')
    const values = await Promise.all(keys.map(read))
    return keys.map((key, index) => `${key} ${JSON.stringify(values[index])}`).join('\n')
  } finally {
    redis.disconnect()
  }
}
