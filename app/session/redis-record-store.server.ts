import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { Unavailable } from '#app/http/unavailable.server.ts'
import type { Lock, RecordKind, RecordStore } from './record-store.server.ts'

/**
 * A record is a hash of its value, version and owner, a lock is a plain key; both end by Redis's own clock. The ids of
 * an owner are a sorted set by end of life that lives as long as its longest record. Every change is one script, so it
 * happens as a whole or not at all.
 */
const scripts = {
  create: `
    if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
    redis.call('HSET', KEYS[1], 'value', ARGV[1], 'version', 1, 'owner', ARGV[3])
    redis.call('PEXPIREAT', KEYS[1], ARGV[2])
    if ARGV[3] ~= '' then
      redis.call('ZADD', KEYS[2], ARGV[2], ARGV[4])
      if redis.call('PEXPIRETIME', KEYS[2]) < tonumber(ARGV[2]) then redis.call('PEXPIREAT', KEYS[2], ARGV[2]) end
    end
    return redis.call('EXISTS', KEYS[1])`,
  update: `
    if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
    redis.call('HSET', KEYS[1], 'value', ARGV[2], 'version', ARGV[1] + 1)
    redis.call('PEXPIREAT', KEYS[1], ARGV[3])
    local owner = redis.call('HGET', KEYS[1], 'owner')
    if owner and owner ~= '' then
      local index = ARGV[4] .. owner
      redis.call('ZADD', index, 'XX', ARGV[3], ARGV[5])
      if redis.call('PEXPIRETIME', index) < tonumber(ARGV[3]) then redis.call('PEXPIREAT', index, ARGV[3]) end
    end
    return 1`,
  replace: `
    if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
    if redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
    local owner = redis.call('HGET', KEYS[1], 'owner')
    if owner and owner ~= '' then redis.call('ZREM', ARGV[6] .. owner, ARGV[7]) end
    redis.call('DEL', KEYS[1])
    redis.call('HSET', KEYS[2], 'value', ARGV[2], 'version', 1, 'owner', ARGV[4])
    redis.call('PEXPIREAT', KEYS[2], ARGV[3])
    if ARGV[4] ~= '' then
      redis.call('ZADD', KEYS[3], ARGV[3], ARGV[5])
      if redis.call('PEXPIRETIME', KEYS[3]) < tonumber(ARGV[3]) then redis.call('PEXPIREAT', KEYS[3], ARGV[3]) end
    end
    return 1`,
  remove: `
    local owner = redis.call('HGET', KEYS[1], 'owner')
    if owner and owner ~= '' then redis.call('ZREM', ARGV[1] .. owner, ARGV[2]) end
    return redis.call('DEL', KEYS[1])`,
  listByOwner: `
    local time = redis.call('TIME')
    redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', time[1] * 1000 + math.floor(time[2] / 1000))
    return redis.call('ZRANGE', KEYS[1], 0, -1)`,
  renew: `
    if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
    return redis.call('PEXPIRE', KEYS[1], ARGV[2])`,
  release: `
    if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
    return redis.call('DEL', KEYS[1])`,
  hit: `
    local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    local window = tonumber(ARGV[2])
    redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
    if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then
      local blocking = redis.call('ZREVRANGE', KEYS[1], ARGV[1] - 1, ARGV[1] - 1, 'WITHSCORES')
      return math.max(1, tonumber(blocking[2] or now) + window - now)
    end
    redis.call('ZADD', KEYS[1], now, ARGV[3])
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
    return 0`,
} as const

interface RedisStoreOptions {
  /** How long a question may take; milliseconds. 250 by default */
  readonly timeoutMs?: number
  /** What keys begin with. `borealis:` by default */
  readonly prefix?: string
  /** Called at each connection to a Redis that throws records away when its memory is full, with its `maxmemory-policy`. */
  readonly onEviction?: (policy: string) => void
}

/**
 * The store for several machines. Needs Redis 7 (or Valkey) with `maxmemory-policy noeviction`, one primary, no cluster.
 * Losing what it holds signs customers out; it never gives one customer's record to another, because records are
 * sealed to their ids. While it does not answer, every call rejects with `Unavailable` after `timeoutMs`, so that
 * requests neither hang nor treat a customer as a visitor.
 */
export function openRedisRecordStore(
  address: string,
  { timeoutMs = 250, prefix = 'borealis:', onEviction }: RedisStoreOptions = {},
): RecordStore {
  const redis = new Redis(address, {
    connectTimeout: 1_000,
    // A call is never sent twice by the client: a change that was made would be refused as stale.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(50 * times, 500),
  })
  // A call that cannot be sent rejects with a general message. Why there is no connection (a certificate, a name, a port) is
  // only in these events; without a listener the client would print each of them.
  let connectionError: Error | undefined
  redis.on('error', (error: Error) => {
    connectionError = error
  })
  // Checked at each connection: a Redis that replaces another has settings of its own.
  redis.on('ready', () => {
    connectionError = undefined
    redis.info('memory').then(
      (memory) => {
        const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1]
        if (policy !== undefined && policy !== 'noeviction') onEviction?.(policy)
      },
      // The user has no right to INFO, or the connection is gone again.
      () => undefined,
    )
  })

  const causeOf = (error: unknown) =>
    error instanceof Error && error.name === 'ReplyError' ? error : (connectionError ?? error)
  const inTime = <T>(answer: Promise<T>) => withTimeout(timeoutMs, answer, causeOf)
  const record = (kind: RecordKind, id: string) => `${prefix}${kind}:${id}`
  const ownersOf = (kind: RecordKind) => `${prefix}owner:${kind}:`
  const run = (script: keyof typeof scripts, keys: string[], ...values: (string | number)[]) =>
    inTime(redis.eval(scripts[script], keys.length, ...keys, ...values))

  return {
    async create({ kind, id, owner = '', value, expiresAt }) {
      const keys = [record(kind, id), ownersOf(kind) + owner]
      return (await run('create', keys, value, Math.ceil(expiresAt), owner, id)) === 1
    },
    async read(kind, id) {
      const [value, version] = await inTime(redis.hmget(record(kind, id), 'value', 'version'))
      return value === null || value === undefined ? undefined : { value, version: Number(version) }
    },
    async update(kind, id, version, value, expiresAt) {
      const ends = Math.ceil(expiresAt)
      return (await run('update', [record(kind, id)], version, value, ends, ownersOf(kind), id)) === 1
    },
    async replace(id, version, { kind, id: newId, owner = '', value, expiresAt }) {
      const keys = [record(kind, id), record(kind, newId), ownersOf(kind) + owner]
      const ends = Math.ceil(expiresAt)
      return (await run('replace', keys, version, value, ends, owner, newId, ownersOf(kind), id)) === 1
    },
    async remove(kind, id) {
      await run('remove', [record(kind, id)], ownersOf(kind), id)
    },
    async listByOwner(kind, owner) {
      const ids = await run('listByOwner', [ownersOf(kind) + owner])
      return Array.isArray(ids) ? ids.map(String) : []
    },
    async lock(name, ttlMs): Promise<Lock | undefined> {
      const key = `${prefix}lock:${name}`
      const holder = randomUUID()
      if ((await inTime(redis.set(key, holder, 'PX', ttlMs, 'NX'))) !== 'OK') return undefined
      return {
        renew: async (ttl) => (await run('renew', [key], holder, ttl)) === 1,
        release: async () => {
          await run('release', [key], holder)
        },
      }
    },
    async hit(key, limit, windowMs) {
      return Number(await run('hit', [`${prefix}hits:${key}`], limit, windowMs, randomUUID()))
    },
    async unhit(key) {
      await inTime(redis.zpopmax(`${prefix}hits:${key}`))
    },
    async ping() {
      await inTime(redis.ping())
    },
    close() {
      redis.disconnect()
    },
  }
}

/**
 * Rejects when the answer does not arrive in time. Before it gives up it lets answers that have arrived be read: a process
 * that was itself blocked for longer than the timeout must not blame the store.
 */
function withTimeout<T>(
  timeoutMs: number,
  answer: Promise<T>,
  causeOf: (cause: unknown) => unknown,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Unavailable(`the session store did not answer within ${timeoutMs} ms`))
    const fail = (cause: unknown) =>
      reject(new Unavailable('the session store failed', { cause: causeOf(cause) }))
    const timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), timeoutMs)
    answer.then(resolve, fail).finally(() => clearTimeout(timer))
  })
}
