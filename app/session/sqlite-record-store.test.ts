import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { passTime } from '../../tests/support/waits.ts'
import { openSqliteRecordStore } from './sqlite-record-store.server.ts'
import { describeRecordStore, type StoreTrial } from './testing/record-store-contract.ts'

const anEmptyFolder = () => mkdtempSync(join(tmpdir(), 'borealis-store-'))

async function openTrial(): Promise<StoreTrial> {
  const directory = anEmptyFolder()
  const file = join(directory, 'sessions.sqlite')
  let now = 1_000_000
  const open = () => openSqliteRecordStore(file, () => now)
  const store = open()
  return {
    store,
    another: open,
    now: () => now,
    pass: async (ms) => {
      now += ms
    },
    close: async () => {
      store.close()
      rmSync(directory, { recursive: true })
    },
  }
}

describe('the embedded store', () => describeRecordStore(openTrial))

test('records survive a restart', async () => {
  const directory = anEmptyFolder()
  const file = join(directory, 'sessions.sqlite')
  const first = openSqliteRecordStore(file)
  await first.create({ kind: 'session', id: '1', value: 'a', expiresAt: Date.now() + 60_000 })
  first.close()
  const second = openSqliteRecordStore(file)
  expect(await second.read('session', '1')).toEqual({ value: 'a', version: 1 })
  second.close()
  rmSync(directory, { recursive: true })
})

test('a file that was written over answers no ping', async () => {
  const directory = anEmptyFolder()
  const store = openSqliteRecordStore(join(directory, 'sessions.sqlite'))
  await expect(store.ping()).resolves.toBeUndefined()
  for (const name of readdirSync(directory)) writeFileSync(join(directory, name), Buffer.alloc(200_000, 7))
  await expect(store.ping()).rejects.toThrow()
  store.close()
  rmSync(directory, { recursive: true })
})

test('who finds another process writing waits for it, and holds up nobody meanwhile', async () => {
  const directory = anEmptyFolder()
  const file = join(directory, 'sessions.sqlite')
  const store = openSqliteRecordStore(file)
  const expiresAt = Date.now() + 60_000
  await store.create({ kind: 'session', id: '1', value: 'a', expiresAt })
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  const waiting = [
    store.update('session', '1', 1, 'b', expiresAt),
    store.lock('family', 1_000).then((lock) => lock !== undefined),
    store.hit('sign-in', 5, 1_000).then((waitMs) => waitMs === 0),
    store.create({ kind: 'session', id: '2', value: 'a', expiresAt }),
  ]
  let steps = 0
  // Longer than any one wait within SQLite: whoever gave up then has failed by now.
  for (const end = Date.now() + 2_500; Date.now() < end; steps++) await passTime(20)
  other.exec('COMMIT')
  other.close()
  expect(await Promise.all(waiting)).toEqual([true, true, true, true])
  // Had one of them held this thread up, there would have been time for one step.
  expect(steps).toBeGreaterThan(1)
  store.close()
  rmSync(directory, { recursive: true })
})
