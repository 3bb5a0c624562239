import { Redis } from 'ioredis'

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
