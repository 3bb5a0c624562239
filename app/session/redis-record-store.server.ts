import { randomUUID } from 'node:crypto'
import type { Lock, RecordKind, RecordStore } from './record-store.server.ts'
import { connectRedis, type RedisConnectionOptions } from './redis-connection.server.ts'

interface RedisStoreOptions extends RedisConnectionOptions {
  /** What keys begin with. `borealis:` by default */
  readonly prefix?: string
}

/**
 * The store for several machines. Needs Redis 7 (or Valkey) with `maxmemory-policy noeviction`, one primary, no cluster.
 * Losing what it holds signs customers out; it never gives one customer's record to another, because records are
 * sealed to their ids. While it does not answer, every call rejects with `Unavailable` after `timeoutMs`, so that
 * requests neither hang nor treat a customer as a visitor.
 */
export function openRedisRecordStore(
  address: string,
  { prefix = 'borealis:', ...connection }: RedisStoreOptions = {},
): RecordStore {
  const { ask, run, close } = connectRedis(address, connection)
  const record = (kind: RecordKind, id: string) => `${prefix}${kind}:${id}`
  const ownersOf = (kind: RecordKind) => `${prefix}owner:${kind}:`

  return {
    async create({ kind, id, owner = '', value, expiresAt }) {
      const keys = [record(kind, id), ownersOf(kind) + owner]
      return (await run('create', keys, value, Math.ceil(expiresAt), owner, id)) === 1
    },
    async read(kind, id) {
      const [value, version] = await ask((redis) => redis.hmget(record(kind, id), 'value', 'version'))
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
      if ((await ask((redis) => redis.set(key, holder, 'PX', ttlMs, 'NX'))) !== 'OK') return undefined
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
      await ask((redis) => redis.zpopmax(`${prefix}hits:${key}`))
    },
    async ping() {
      await ask((redis) => redis.ping())
    },
    close,
  }
}
