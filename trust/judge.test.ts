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
    CREATE TABLE orders (order_number TEXT, sub TEXT, kind TEXT, points INTEGER, value_cents INTEGER);
    CREATE TABLE travel_purchases (id TEXT, sub TEXT, applied_cents INTEGER);
    CREATE TABLE travel_payments (order_number TEXT, purchase_id TEXT, cents INTEGER);
    CREATE TABLE e_cards (sub TEXT, order_number TEXT, value_cents INTEGER);
    CREATE TABLE activity (sub TEXT, type TEXT, order_number TEXT, amount_cents INTEGER);
    CREATE TABLE redemptions (sub TEXT, state TEXT, order_number TEXT);
    INSERT INTO ledger_accounts VALUES ('member:ada', 7500), ('bank', -7500);
    INSERT INTO ledger_entries VALUES (1), (2);
    INSERT INTO ledger_legs VALUES (1, 'member:ada', 10000), (1, 'bank', -10000), (2, 'member:ada', -2500), (2, 'bank', 2500);
    INSERT INTO orders VALUES ('A', 'ada', 'gift-card', 2500, 2500);
    INSERT INTO e_cards VALUES ('ada', 'A', 2500);
    INSERT INTO activity VALUES ('ada', 'EARN', NULL, 9900), ('ada', 'REDEEM', 'A', NULL);
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
  centsPerOrder: 2_500,
  outcome: { name: 'done', orderNumber: 'A' },
}

test('correct books and a customer who knows the outcome agree', () => {
  expect(judge(folder, [ada])).toEqual([])
})

test.each([
  ['a second order', "INSERT INTO orders VALUES ('B', 'ada', 'gift-card', 2500, 2500)", 'has 2 orders'],
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
  [
    'an entry that is not there',
    'DELETE FROM ledger_entries WHERE id = 2',
    'legs of an entry 2 that does not exist',
  ],
  [
    'an account that is not there',
    "DELETE FROM ledger_accounts WHERE id = 'bank'",
    'legs of an account bank that does not exist',
  ],
  [
    'a wrong balance of somebody else',
    "UPDATE ledger_accounts SET balance = 0 WHERE id = 'bank'",
    'bank: the legs say -7500 points, the balance 0',
  ],
  ['an order of other points', 'UPDATE orders SET points = 250', 'A says that it cost 250 points'],
  [
    'an order worth four times its points',
    'UPDATE orders SET value_cents = 10000',
    'A is worth 10000 cents instead of 2500',
  ],
  [
    'a card worth four times its order',
    'UPDATE e_cards SET value_cents = 10000',
    '1 cards for 1 orders: ada A 10000',
  ],
  ['a card of another order', "UPDATE e_cards SET order_number = 'B'", '1 cards for 1 orders: ada B 2500'],
  [
    'a card that somebody else has too',
    "INSERT INTO e_cards VALUES ('bob', 'A', 2500)",
    '2 cards for 1 orders: ada A 2500, bob A 2500',
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

const trip: History = { ...ada, kind: 'travel', centsPerOrder: 2_250 }
const paidByPoints = `
  UPDATE orders SET kind = 'travel', value_cents = 2250;
  UPDATE activity SET amount_cents = 2250 WHERE type = 'REDEEM';
  DELETE FROM e_cards;
  INSERT INTO travel_purchases VALUES ('T', 'ada', 2250), ('U', 'ada', 0);
  INSERT INTO travel_payments VALUES ('A', 'T', 2250);
`

test('a trip that points paid for needs no gift card', () => {
  db.exec(paidByPoints)
  expect(judge(folder, [trip])).toEqual([])
})

test.each([
  [
    'relieved twice',
    "UPDATE travel_purchases SET applied_cents = 4500 WHERE id = 'T'",
    'trip T is relieved of 4500 cents by payments of 2250',
  ],
  ['never relieved', 'UPDATE travel_purchases SET applied_cents = 0', 'trip T is relieved of 0 cents'],
  [
    'relieved in place of another one',
    "UPDATE travel_purchases SET applied_cents = 2250 - applied_cents WHERE sub = 'ada'",
    'trip U is relieved of 2250 cents by payments of 0',
  ],
  ['paid by no payment', 'DELETE FROM travel_payments', '0 payments for 1 orders: none'],
  ['of somebody else paid', "UPDATE travel_purchases SET sub = 'bob'", '1 payments for 1 orders: bob A 2250'],
  [
    'relieved, paid and ordered at twice the rate',
    `UPDATE travel_purchases SET applied_cents = 4500 WHERE id = 'T';
     UPDATE travel_payments SET cents = 4500; UPDATE orders SET value_cents = 4500`,
    'A is worth 4500 cents instead of 2250',
  ],
])('a trip %s is found', (_what, damage, found) => {
  db.exec(paidByPoints + damage)
  expect(judge(folder, [trip]).join('\n')).toContain(found)
})

const credit: History = { ...ada, kind: 'credit', centsPerOrder: 1_750 }
const credited = `
  UPDATE orders SET kind = 'credit', value_cents = 1750;
  UPDATE activity SET amount_cents = 1750 WHERE type = 'REDEEM';
  DELETE FROM e_cards;
`

test('a credit has a line with its amount, and no card', () => {
  db.exec(credited)
  expect(judge(folder, [credit])).toEqual([])
})

test.each([
  ['of a hundred times its points', 'UPDATE orders SET value_cents = 175000', 'A is worth 175000 cents'],
  [
    'of another amount in the history',
    "UPDATE activity SET amount_cents = 175000 WHERE type = 'REDEEM'",
    '1 lines with an amount for 1 orders: ada A 175000',
  ],
])('a credit %s is found', (_what, damage, found) => {
  db.exec(credited + damage)
  expect(judge(folder, [credit]).join('\n')).toContain(found)
})
