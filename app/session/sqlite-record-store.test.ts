import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RecordStore } from './record-store.server.ts'
import { openSqliteRecordStore } from './sqlite-record-store.server.ts'

let directory: string
let file: string
let store: RecordStore
let now: number

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'borealis-store-'))
  file = join(directory, 'sessions.sqlite')
  now = 1_000_000
  store = openSqliteRecordStore(file, () => now)
})

afterEach(() => {
  store.close()
  rmSync(directory, { recursive: true })
})

const record = (id: string, value = 'a') => ({ kind: 'session' as const, id, value, expiresAt: now + 1_000 })

test('a record is created once', async () => {
  expect(await store.create(record('1'))).toBe(true)
  expect(await store.create(record('1', 'b'))).toBe(false)
  expect(await store.read('session', '1')).toEqual({ value: 'a', version: 1 })
})

test('an update names the version it read, and a stale one is refused', async () => {
  await store.create(record('1'))
  expect(await store.update('session', '1', 1, 'b', now + 1_000)).toBe(true)
  expect(await store.update('session', '1', 1, 'c', now + 1_000)).toBe(false)
  expect(await store.read('session', '1')).toEqual({ value: 'b', version: 2 })
})

test('an update never creates', async () => {
  expect(await store.update('session', '1', 1, 'b', now + 1_000)).toBe(false)
  expect(await store.read('session', '1')).toBeUndefined()
})

test('an update does not revive what was removed', async () => {
  await store.create(record('1'))
  await store.remove('session', '1')
  expect(await store.update('session', '1', 1, 'b', now + 1_000)).toBe(false)
})

test('a record ends with its lifetime', async () => {
  await store.create(record('1'))
  now += 1_000
  expect(await store.read('session', '1')).toBeUndefined()
  expect(await store.update('session', '1', 1, 'b', now + 1_000)).toBe(false)
  expect(await store.create(record('1', 'again'))).toBe(true)
})

test('of two who take a record, one gets it', async () => {
  await store.create(record('1'))
  expect(await Promise.all([store.take('session', '1'), store.take('session', '1')])).toEqual([
    'a',
    undefined,
  ])
})

test('an owner’s living records are listed, oldest first', async () => {
  await store.create({ ...record('late'), expiresAt: now + 3_000, owner: 'me' })
  await store.create({ ...record('soon'), expiresAt: now + 2_000, owner: 'me' })
  await store.create({ ...record('other'), owner: 'you' })
  expect(await store.listByOwner('session', 'me')).toEqual(['soon', 'late'])
})

test('a lock has one holder, in this process and in another', async () => {
  const other = openSqliteRecordStore(file, () => now)
  const held = await store.lock('family', 500)
  expect(held).toBeDefined()
  expect(await other.lock('family', 500)).toBeUndefined()
  await held?.release()
  expect(await other.lock('family', 500)).toBeDefined()
  other.close()
})

test('a lock whose holder died is free after its time, and the dead holder cannot renew it', async () => {
  const dead = await store.lock('family', 500)
  now += 500
  const next = await store.lock('family', 500)
  expect(next).toBeDefined()
  expect(await dead?.renew(500)).toBe(false)
  await dead?.release()
  expect(await next?.renew(500)).toBe(true)
})

test('records survive a restart', async () => {
  await store.create(record('1'))
  store.close()
  store = openSqliteRecordStore(file, () => now)
  expect(await store.read('session', '1')).toEqual({ value: 'a', version: 1 })
})
