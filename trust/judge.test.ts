import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type History, judge } from './judge.ts'

// Each way to lose or double points is planted once, and must be found.

let folder: string
let db: DatabaseSync

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'borealis-judge-'))
  db = new DatabaseSync(join(folder, 'sandbox.sqlite'))
  db.exec(`
    CREATE TABLE ledger_accounts (id TEXT, balance INTEGER);
    CREATE TABLE ledger_entries (id INTEGER);
    CREATE TABLE ledger_legs (entry INTEGER, account TEXT, points INTEGER);
    CREATE TABLE orders (order_number TEXT, sub TEXT, kind TEXT, value_cents INTEGER);
    CREATE TABLE travel_purchases (id TEXT, sub TEXT, applied_cents INTEGER);
    CREATE TABLE travel_payments (order_number TEXT, purchase_id TEXT, cents INTEGER);
    CREATE TABLE e_cards (sub TEXT);
    CREATE TABLE redemptions (sub TEXT, state TEXT, order_number TEXT);
    INSERT INTO ledger_accounts VALUES ('member:ada', 7500);
    INSERT INTO ledger_entries VALUES (1), (2);
    INSERT INTO ledger_legs VALUES (1, 'member:ada', 10000), (1, 'bank', -10000), (2, 'member:ada', -2500), (2, 'bank', 2500);
    INSERT INTO orders VALUES ('A', 'ada', 'gift-card', 2500);
    INSERT INTO e_cards VALUES ('ada');
    INSERT INTO redemptions VALUES ('ada', 'done', 'A');
  `)
})
afterEach(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

const ada: History = {
  sub: 'ada',
  pointsBefore: 10_000,
  pointsPerOrder: 2_500,
  outcome: { name: 'done', orderNumber: 'A' },
}

test('correct books and a customer who knows the outcome agree', () => {
  expect(judge(folder, [ada])).toEqual([])
})

test.each([
  ['a second order', "INSERT INTO orders VALUES ('B', 'ada', 'gift-card', 2500)", 'has 2 orders'],
  ['an order without its debit', 'DELETE FROM ledger_legs WHERE entry = 2', 'has no legs'],
  [
    'a second debit',
    "INSERT INTO ledger_legs VALUES (3, 'member:ada', -2500), (3, 'bank', 2500)",
    '2 debits',
  ],
  ['a debit without an order', "DELETE FROM orders WHERE sub = 'ada'", 'has 0 orders'],
  [
    'one side of an entry',
    "DELETE FROM ledger_legs WHERE entry = 2 AND account = 'bank'",
    'does not sum to 0',
  ],
  ['a balance that does not follow', 'UPDATE ledger_accounts SET balance = 10000', 'the balance 10000'],
  ['an order without a card', 'DELETE FROM e_cards', '0 cards'],
  ['a key left at work', "INSERT INTO redemptions VALUES ('ada', 'running', NULL)", 'still at work'],
  [
    'an order of something else',
    "UPDATE orders SET kind = 'credit'",
    'ordered gift-card, and has something else',
  ],
  ['a key of no order', "UPDATE redemptions SET order_number = 'C'", 'the key of C has no order'],
])('%s is found', (_what, damage, found) => {
  db.exec(damage)
  expect(judge(folder, [ada]).join('\n')).toContain(found)
})

test('a wrong order number, a refusal that spent points and an unknown outcome are found', () => {
  const told = (outcome: History['outcome']) => judge(folder, [{ ...ada, outcome }]).join('\n')
  expect(told({ name: 'done', orderNumber: 'Z' })).toContain('was told Z')
  expect(told({ name: 'refused' })).toContain('believes refused, and has 1 orders')
  expect(told({ name: 'unknown' })).toContain('nobody ever knew')
})

const trip: History = { ...ada, kind: 'travel' }
const paidByPoints = `
  UPDATE orders SET kind = 'travel', value_cents = 2250;
  DELETE FROM e_cards;
  INSERT INTO travel_purchases VALUES ('T', 'ada', 2250);
  INSERT INTO travel_payments VALUES ('A', 'T', 2250);
`

test('a trip that points paid for needs no gift card', () => {
  db.exec(paidByPoints)
  expect(judge(folder, [trip])).toEqual([])
})

test.each([
  [
    'relieved twice',
    'UPDATE travel_purchases SET applied_cents = 4500',
    'relieved of 4500 cents by payments of 2250',
  ],
  ['never relieved', 'UPDATE travel_purchases SET applied_cents = 0', 'relieved of 0 cents'],
  ['paid by no payment', 'DELETE FROM travel_payments', 'payments of 0 and orders of 2250'],
])('a trip %s is found', (_what, damage, found) => {
  db.exec(paidByPoints + damage)
  expect(judge(folder, [trip]).join('\n')).toContain(found)
})
