import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transaction } from '@borealis/contract/serving/transaction.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAccounts, EmailTakenError } from './accounts.ts'
import { createClock } from './clock.ts'
import { openDatabase } from './database.ts'
import { NotOurDataError, resetData } from './reset-data.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'borealis-store-'))
})

afterEach(() => rmSync(dataDir, { recursive: true }))

const robin = { email: 'Robin.Roy@example.ca', password: 'secret words', firstName: 'Robin', lastName: 'Roy' }

test('a database opened again keeps its rows and applies no migration twice', () => {
  const first = openDatabase(dataDir)
  createAccounts(first).createAccount(robin)
  const applied = first.prepare('SELECT name, applied_at FROM migrations ORDER BY name').all()
  first.close()
  const second = openDatabase(dataDir)
  expect(createAccounts(second).findByEmail(robin.email)?.firstName).toBe('Robin')
  expect(second.prepare('SELECT name, applied_at FROM migrations ORDER BY name').all()).toEqual(applied)
  expect(applied.length).toBeGreaterThanOrEqual(2)
  second.close()
})

test('a transaction that throws leaves nothing behind, and an inner one joins the outer', () => {
  const db = openDatabase(dataDir)
  const accounts = createAccounts(db)
  expect(() =>
    transaction(db, () => {
      transaction(db, () => accounts.createAccount(robin))
      throw new Error('changed my mind')
    }),
  ).toThrow('changed my mind')
  expect(accounts.findByEmail(robin.email)).toBeNull()
  expect(transaction(db, () => accounts.createAccount(robin)).lastName).toBe('Roy')
  db.close()
})

test('the clock keeps its offset across a restart and goes back to real time', () => {
  const at = Date.UTC(2026, 10, 21)
  const db = openDatabase(dataDir)
  createClock(db, () => at).advance(90_000)
  expect(createClock(db, () => at).now()).toBe(at + 90_000)
  const clock = createClock(db, () => at)
  clock.moveTo(at + 5_000)
  expect(clock.offsetMs()).toBe(5_000)
  clock.reset()
  expect(clock.now()).toBe(at)
  db.close()
})

test('an email has one account, in any letter case', () => {
  const db = openDatabase(dataDir)
  const accounts = createAccounts(db)
  const first = accounts.createAccount(robin)
  const second = accounts.createAccount({ ...robin, email: 'other@example.ca' })
  expect(() => accounts.createAccount({ ...robin, email: 'ROBIN.ROY@EXAMPLE.CA' })).toThrow(EmailTakenError)
  expect(() => accounts.updateEmail(second.sub, robin.email)).toThrow(EmailTakenError)
  accounts.updateEmail(first.sub, 'robin.roy@EXAMPLE.ca')
  expect(accounts.findBySub(first.sub)?.email).toBe('robin.roy@EXAMPLE.ca')
  db.close()
})

test('a password is checked, never kept', () => {
  const db = openDatabase(dataDir)
  const accounts = createAccounts(db)
  const { sub } = accounts.createAccount(robin)
  expect(accounts.checkPassword(robin.email, robin.password)?.sub).toBe(sub)
  expect(accounts.checkPassword(robin.email, 'Secret words')).toBeNull()
  expect(accounts.checkPassword('nobody@example.ca', robin.password)).toBeNull()
  const { sub: codeOnly } = accounts.createAccount({ ...robin, email: 'code@example.ca', password: null })
  expect(accounts.checkPassword('code@example.ca', '')).toBeNull()
  expect(accounts.findBySub(codeOnly)?.hasPassword).toBe(false)
  expect(JSON.stringify(db.prepare('SELECT * FROM accounts').all())).not.toContain(robin.password)
  db.close()
})

test('a reset removes the databases of Borealis and nothing else', () => {
  openDatabase(dataDir).close()
  writeFileSync(join(dataDir, 'notes.txt'), 'mine')
  expect(resetData(dataDir)).toContain('sandbox.sqlite')
  expect(readdirSync(dataDir)).toEqual(['notes.txt'])
})

test('a reset of what was reset finds nothing, whatever the site has left there', () => {
  openDatabase(dataDir).close()
  mkdirSync(join(dataDir, 'releases'))
  resetData(dataDir)
  expect(resetData(dataDir)).toEqual([])
})

test('a reset refuses sessions that lie beside no sandbox', () => {
  mkdirSync(join(dataDir, 'audit'))
  writeFileSync(join(dataDir, 'sessions.sqlite'), 'of members')
  expect(() => resetData(dataDir)).toThrow(NotOurDataError)
  expect(readdirSync(dataDir)).toContain('sessions.sqlite')
  openDatabase(dataDir).close()
  expect(resetData(dataDir)).toContain('sessions.sqlite')
})

test('a reset refuses a directory that is not ours', () => {
  writeFileSync(join(dataDir, 'thesis.doc'), 'years of work')
  expect(() => resetData(dataDir)).toThrow(NotOurDataError)
  writeFileSync(join(dataDir, 'sandbox.sqlite'), 'not a database at all')
  expect(() => resetData(dataDir)).toThrow(NotOurDataError)
  expect(existsSync(join(dataDir, 'sandbox.sqlite'))).toBe(true)
  expect(resetData(join(dataDir, 'missing'))).toEqual([])
})
