import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeRecordStore, type StoreTrial } from './record-store-contract.ts'
import { openSqliteRecordStore } from './sqlite-record-store.server.ts'

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
