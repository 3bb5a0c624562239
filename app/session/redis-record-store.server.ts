import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { RedisAddress } from '#app/env-session-store.server.ts'
import { type Lock, placeIn, type RecordKind, type RecordStore } from './record-store.server.ts'
import { connectRedis, type RedisConnectionOptions, type ScriptArguments } from './redis-connection.server.ts'
import type { ScriptName } from './redis-scripts.ts'

interface RedisStoreOptions extends RedisConnectionOptions {
  /** What keys begin with. `borealis:` by default */
  readonly prefix?: string
}

/** As the script answers. */
const ownedRecords = z.array(z.tuple([z.string(), z.string(), z.coerce.number()]))

/**
 * Records that a failover may lose without anybody being worse off; all others are kept (`RedisConnection.keep`). The table
 * is in docs/security.md.
 */
const losable: ReadonlySet<RecordKind> = new Set(['balance', 'browser-session'])

/**
 * The store for several machines: one Redis 7 (or Valkey), Sentinels and what they watch, or a cluster; with
 * `maxmemory-policy noeviction`. Losing what it holds signs customers out; it never gives one customer's record to another,
 * because records are sealed to their ids. While it does not answer, every call rejects with `Unavailable` after `timeoutMs`,
 * so that requests neither hang nor treat a customer as a visitor.
 */
export function openRedisRecordStore(
  address: RedisAddress,
  { prefix = 'borealis:', ...connection }: RedisStoreOptions = {},
): RecordStore {
  const { ask, run, keep, close } = connectRedis(address, connection)
  const change = (kind: RecordKind, script: ScriptName, ...args: ScriptArguments) =>
    losable.has(kind) ? run(script, ...args) : keep(script, ...args)
  // In a cluster, what stands in braces decides where a key lies. All keys of one script lie in one place.
  const place = (owner: string) =>
    address.kind === 'cluster' ? `${createHash('sha256').update(owner).digest('base64url').slice(0, 2)}~` : ''
  const braced = (at: string) => at && `{${at}}`
  const record = (kind: RecordKind, id: string) =>
    `${prefix}${kind}:${braced(placeIn(id))}${id.slice(placeIn(id).length)}`
  /** What the key of an owner's index begins with, for the owner of this record. */
  const ownersOf = (kind: RecordKind, id: string) => `${prefix}owner:${kind}:${braced(placeIn(id))}`

  return {
    place,
    async create({ kind, id, owner = '', value, expiresAt }) {
      const keys = [record(kind, id), ...(owner && [ownersOf(kind, id) + owner])]
      return (await change(kind, 'create', keys, value, Math.ceil(expiresAt), owner, id)) === 1
    },
    async read(kind, id) {
      const [value, version] = await ask((redis) => redis.hmget(record(kind, id), 'value', 'version'))
      return value === null || value === undefined ? undefined : { value, version: Number(version) }
    },
    async update(kind, id, version, value, expiresAt) {
      const ends = Math.ceil(expiresAt)
      const keys = [record(kind, id)]
      return (await change(kind, 'update', keys, version, value, ends, ownersOf(kind, id), id)) === 1
    },
    async replace(id, version, { kind, id: newId, owner = '', value, expiresAt }) {
      const owners = ownersOf(kind, id)
      const keys = [record(kind, id), record(kind, newId), ...(owner && [owners + owner])]
      const ends = Math.ceil(expiresAt)
      return (await change(kind, 'replace', keys, version, value, ends, owner, newId, owners, id)) === 1
    },
    async remove(kind, id) {
      await change(kind, 'remove', [record(kind, id)], ownersOf(kind, id), id)
    },
    async listByOwner(kind, owner) {
      const at = place(owner)
      const keys = [ownersOf(kind, at) + owner]
      const found = ownedRecords.parse(await run('listByOwner', keys, record(kind, at), at.length))
      return found.map(([id, value, version]) => ({ id, value, version }))
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
      return Number(await keep('hit', [`${prefix}hits:${key}`], limit, windowMs, randomUUID()))
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
