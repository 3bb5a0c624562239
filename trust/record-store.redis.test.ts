import { randomUUID } from 'node:crypto'
import { createConnection, createServer, type Socket } from 'node:net'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordStore } from '../app/session/record-store.server.ts'
import { openRedisRecordStore } from '../app/session/redis-record-store.server.ts'
import { describeRecordStore } from '../app/session/testing/record-store-contract.ts'
import { freePorts } from '../tests/support/free-ports.ts'
import { listenLocally } from '../tests/support/listen-locally.ts'
import type { ManagedProcess } from '../tests/support/processes.ts'
import { startRedis } from '../tests/support/redis.ts'
import { redisTrial } from './harness/redis-group.ts'
import { storeTestPort } from './harness/world.ts'

const url = `redis://127.0.0.1:${storeTestPort}`
const address = { kind: 'redis', url } as const
let server: ManagedProcess
beforeAll(async () => {
  server = await startRedis(storeTestPort)
})
afterAll(() => server.kill())

const isAnswering = (store: RecordStore): Promise<boolean> =>
  store.ping().then(
    () => true,
    () => false,
  )

describe('the store of several machines, in one Redis', () => describeRecordStore(() => redisTrial(address)))

test('every key expires', async () => {
  const prefix = `ttl-${randomUUID()}:`
  const store = openRedisRecordStore(address, { prefix, timeoutMs: 5_000 })
  const expiresAt = Date.now() + 60_000
  await store.create({ kind: 'session', id: '1', value: 'a', expiresAt, owner: 'me' })
  await store.create({ kind: 'intent', id: '2', value: 'a', expiresAt })
  await store.update('session', '1', 1, 'b', expiresAt + 1_000)
  await store.replace('1', 2, { kind: 'session', id: '3', value: 'c', expiresAt, owner: 'me' })
  await store.lock('family', 60_000)
  await store.hit('door', 5, 60_000)
  const redis = new Redis(url)
  const keys = await redis.keys(`${prefix}*`)
  expect(keys.length).toBe(5)
  for (const key of keys) expect(await redis.pttl(key), key).toBeGreaterThan(0)
  redis.disconnect()
  store.close()
})

test('a Redis that may evict records is reported at each connection, others are not', async () => {
  const redis = new Redis(url)
  const told: string[] = []
  const open = async () => {
    const store = openRedisRecordStore(address, {
      timeoutMs: 5_000,
      onEviction: (policy) => told.push(policy),
    })
    // The policy is requested after the first connection; its response precedes that of the ping.
    await store.ping()
    await store.ping()
    store.close()
  }
  await open()
  expect(told).toEqual([])
  await redis.config('SET', 'maxmemory-policy', 'volatile-lru')
  await open()
  await redis.config('SET', 'maxmemory-policy', 'noeviction')
  await open()
  expect(told).toEqual(['volatile-lru'])
  redis.disconnect()
})

test('the reason why there is no connection is the cause of each failed call', async () => {
  const causeAt = async (elsewhere: string): Promise<unknown> => {
    const store = openRedisRecordStore({ kind: 'redis', url: elsewhere }, { timeoutMs: 5_000 })
    try {
      await store.ping()
      return undefined
    } catch (error) {
      return error instanceof Error ? error.cause : error
    } finally {
      store.close()
    }
  }
  // Neither a listener on the first port nor TLS on the second.
  expect(await causeAt('redis://127.0.0.1:9')).toMatchObject({ code: 'ECONNREFUSED' })
  expect(await causeAt(url.replace('redis:', 'rediss:'))).toMatchObject({ code: 'ETIMEDOUT' })
})

test('a Redis that does not answer is an error after 250 ms, and its recovery is noticed', async () => {
  const store = openRedisRecordStore(address, { prefix: `pause-${randomUUID()}:` })
  await store.create({ kind: 'session', id: '1', value: 'a', expiresAt: Date.now() + 60_000 })
  server.signal('SIGSTOP')
  await expect(store.read('session', '1')).rejects.toThrow('did not answer within 250 ms')
  server.signal('SIGCONT')
  await expect
    .poll(() => store.read('session', '1').catch(() => undefined))
    .toEqual({ value: 'a', version: 1 })
  store.close()
})

/** An address behind which another node may answer one day, as it is with a store that somebody else runs. */
async function movingAddress() {
  let port = storeTestPort
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const node = createConnection({ port, host: '127.0.0.1' })
    for (const [from, to] of [
      [client, node],
      [node, client],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => from.destroy()).on('close', () => to.destroy())
    }
  })
  const origin = await listenLocally(server)
  return {
    address: { kind: 'redis', url: origin.replace('http:', 'redis:') },
    /** Connections that are open stay where they are. */
    leadTo(next: number) {
      port = next
    },
    /** Nothing arrives on the open connections any more, nor are they closed. */
    loseOpenOnes() {
      for (const socket of sockets) socket.unpipe().resume()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  } as const
}

test('a node that became a replica is left for the one that its address leads to now', async () => {
  const [port = 0] = await freePorts(1)
  const other = await startRedis(port)
  const moving = await movingAddress()
  const prefix = `moved-${randomUUID()}:`
  const store = openRedisRecordStore(moving.address, { prefix })
  const operator = new Redis(url)
  await expect.poll(() => isAnswering(store)).toBe(true)
  moving.leadTo(port)
  await operator.replicaof('127.0.0.1', String(port))
  const write = () =>
    store
      .create({ kind: 'session', id: randomUUID(), value: 'a', expiresAt: Date.now() + 60_000 })
      .catch(() => false)
  await expect.poll(write).toBe(true)
  await operator.replicaof('NO', 'ONE')
  operator.disconnect()
  store.close()
  moving.close()
  await other.kill()
})

test('a connection that was lost without a word is opened anew', async () => {
  const moving = await movingAddress()
  const store = openRedisRecordStore(moving.address, { prefix: `silent-${randomUUID()}:` })
  await expect.poll(() => isAnswering(store)).toBe(true)
  moving.loseOpenOnes()
  await expect(store.ping()).rejects.toThrow()
  await expect.poll(() => isAnswering(store)).toBe(true)
  store.close()
  moving.close()
})

test('a Redis that lost its data signs everybody out: reads are empty and updates create nothing', async () => {
  const store = openRedisRecordStore(address, { prefix: `lost-${randomUUID()}:`, timeoutMs: 5_000 })
  await store.create({ kind: 'session', id: '1', value: 'a', expiresAt: Date.now() + 60_000 })
  await server.kill()
  await expect(store.read('session', '1')).rejects.toThrow()
  server = await startRedis(storeTestPort)
  await expect.poll(() => isAnswering(store)).toBe(true)
  expect(await store.read('session', '1')).toBeUndefined()
  expect(await store.update('session', '1', 1, 'b', Date.now() + 60_000)).toBe(false)
  store.close()
})

test('a record that was lost is not listed, though the list of its owner names it', async () => {
  const prefix = `listed-${randomUUID()}:`
  const store = openRedisRecordStore(address, { prefix, timeoutMs: 5_000 })
  const expiresAt = Date.now() + 60_000
  for (const id of ['lost', 'kept']) {
    await store.create({ kind: 'session', id, owner: 'me', value: 'a', expiresAt })
  }
  const operator = new Redis(storeTestPort)
  await operator.del(`${prefix}session:lost`)
  expect(await operator.zcard(`${prefix}owner:session:me`)).toBe(2)
  operator.disconnect()
  expect(await store.listByOwner('session', 'me')).toEqual([{ id: 'kept', value: 'a', version: 1 }])
  store.close()
})
