import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseStoreAddress } from '../app/env-session-store.server.ts'
import type { RecordKind, RecordStore } from '../app/session/record-store.server.ts'
import { openRedisRecordStore } from '../app/session/redis-record-store.server.ts'
import { until } from '../tests/support/processes.ts'
import { passTime } from '../tests/support/waits.ts'
import { type SentinelGroup, startSentinels } from './harness/sentinels.ts'

// The rows of "What a failover may lose" in docs/security.md: what was written to a primary of which no replica has it.

const NOWHERE = ['127.0.0.1', '1'] as const
const prefix = () => `failover-${randomUUID()}:`
const later = () => Date.now() + 600_000

let group: SentinelGroup
let opened: RecordStore[]
let operators: Redis[]

beforeEach(async () => {
  group = await startSentinels()
  opened = []
  operators = []
})
afterEach(async () => {
  for (const store of opened) store.close()
  for (const operator of operators) operator.disconnect()
  await group.stop()
})

function openStore(keys: string, replicas = 1): RecordStore {
  const address = parseStoreAddress(group.address)
  if (!address || address.kind === 'sqlite') throw new Error(`${group.address} is no Redis`)
  const store = openRedisRecordStore(address, { prefix: keys, replicas })
  opened.push(store)
  return store
}

function operatorAt(index: number): Redis {
  const operator = group.connect(group.nodes[index]?.port ?? 0)
  operators.push(operator)
  return operator
}

/** Lets the replicas follow nobody, as a cut network does; the Sentinels mend that only after seconds. */
const cutReplicas = () => Promise.all([1, 2].map((index) => operatorAt(index).replicaof(...NOWHERE)))

/** Resolves once the store reads and writes at a primary that is another process than the first. */
async function failedOver(store: RecordStore): Promise<void> {
  const [first] = group.nodes
  await until('another node is the primary', async () => (await group.primary()) !== first?.port)
  await until('the store follows it', () =>
    store.create({ kind: 'bot-token', id: randomUUID(), value: '', expiresAt: later() }).catch(() => false),
  )
}

const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    () => 'refused',
  )

test('what guards points, tokens and sessions is refused unless a replica has it; the rest goes on', async () => {
  const keys = prefix()
  const store = openStore(keys)
  const kinds: RecordKind[] = ['session', 'intent', 'attempt', 'reveal', 'balance', 'browser-session']
  for (const kind of kinds) await store.create({ kind, id: 'one', value: 'before', expiresAt: later() })
  await store.create({ kind: 'session', id: 'leaving', value: 'before', expiresAt: later() })
  await cutReplicas()

  const changes: Record<string, Promise<unknown>> = {
    'a session’s mark before a refresh': store.update('session', 'one', 1, 'after', later()),
    'an intent’s move': store.update('intent', 'one', 1, 'after', later()),
  }
  const more: Record<string, () => Promise<unknown>> = {
    'a used attempt': () => store.update('attempt', 'one', 1, 'after', later()),
    'a used look at a card': () => store.update('reveal', 'one', 1, 'after', later()),
    'a used bot check': () => store.create({ kind: 'bot-token', id: 'one', value: '', expiresAt: later() }),
    'a sign-out': () => store.remove('session', 'leaving'),
    'a new id after a step-up': () =>
      store.replace('one', 2, { kind: 'session', id: 'two', value: 'after', expiresAt: later() }),
    'a try of a PIN': () => store.hit('pin', 3, 60_000),
  }
  for (const [what, change] of Object.entries(changes)) expect(await outcomeOf(change), what).toBe('refused')
  for (const [what, change] of Object.entries(more)) expect(await outcomeOf(change()), what).toBe('refused')
  expect(await store.update('balance', 'one', 1, 'after', later())).toBe(true)
  expect(await store.update('browser-session', 'one', 1, 'after', later())).toBe(true)
  // They did reach the primary: what is promised is not that they did not.
  expect(await store.read('intent', 'one')).toEqual({ value: 'after', version: 2 })
  expect(await store.read('session', 'leaving')).toBeUndefined()

  group.nodes[0]?.process.signal('SIGKILL')
  await failedOver(store)
  for (const kind of kinds) {
    expect(await store.read(kind, 'one'), kind).toEqual({ value: 'before', version: 1 })
  }
  expect(await store.read('session', 'leaving')).toEqual({ value: 'before', version: 1 })
  expect(await store.read('session', 'two')).toBeUndefined()
  expect(await store.hit('pin', 1, 60_000)).toBe(0)
  expect(await store.create({ kind: 'bot-token', id: 'one', value: '', expiresAt: later() })).toBe(true)
})

test('what was answered outlives the primary, killed in the same moment', async () => {
  const store = openStore(prefix())
  await store.create({ kind: 'session', id: 'signed-out', value: 'a', expiresAt: later() })
  await store.create({ kind: 'intent', id: 'order', value: 'waiting', expiresAt: later() })
  await Promise.all([
    store.remove('session', 'signed-out'),
    store.update('intent', 'order', 1, 'running', later()),
    store.create({ kind: 'bot-token', id: 'used', value: '', expiresAt: later() }),
    store.hit('pin', 1, 60_000),
  ])
  group.nodes[0]?.process.signal('SIGKILL')
  await failedOver(store)
  expect(await store.read('session', 'signed-out')).toBeUndefined()
  expect(await store.read('intent', 'order')).toEqual({ value: 'running', version: 2 })
  expect(await store.create({ kind: 'bot-token', id: 'used', value: '', expiresAt: later() })).toBe(false)
  expect(await store.hit('pin', 1, 60_000)).toBeGreaterThan(0)
})

test('a primary that comes back with old writes brings none of them back', async () => {
  const keys = prefix()
  const store = openStore(keys)
  await store.create({ kind: 'session', id: 'signed-out', value: 'a', expiresAt: later() })
  await store.create({ kind: 'intent', id: 'order', value: 'waiting', expiresAt: later() })
  const [first] = group.nodes
  first?.process.signal('SIGSTOP')
  await failedOver(store)
  await store.remove('session', 'signed-out')
  expect(await store.update('intent', 'order', 1, 'done', later())).toBe(true)
  first?.process.signal('SIGCONT')
  const old = operatorAt(0)
  let reads = 0
  await until(
    'the old primary follows the new one',
    async () => {
      reads += 1
      expect(await store.read('session', 'signed-out')).toBeUndefined()
      expect(await store.read('intent', 'order')).toEqual({ value: 'done', version: 2 })
      await passTime(20)
      return (await old.info('replication')).includes('master_link_status:up')
    },
    25_000,
  )
  expect(reads).toBeGreaterThan(3)
  // Nor can it be asked directly any more.
  expect(await old.hget(`${keys}intent:order`, 'value')).toBe('done')
  expect(await old.exists(`${keys}session:signed-out`)).toBe(0)
})

test('without waiting for replicas, a change that was answered may be undone', async () => {
  const store = openStore(prefix(), 0)
  await store.create({ kind: 'intent', id: 'order', value: 'waiting', expiresAt: later() })
  await operatorAt(0).wait(2, 1_000)
  await cutReplicas()
  expect(await store.update('intent', 'order', 1, 'running', later())).toBe(true)
  group.nodes[0]?.process.signal('SIGKILL')
  await failedOver(store)
  expect(await store.read('intent', 'order')).toEqual({ value: 'waiting', version: 1 })
})
