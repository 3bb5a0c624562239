import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDatabase } from '../../store/database.ts'
import { createActivity } from '../points/activity.ts'
import { checkBooks } from './check.ts'
import { createLedger, InsufficientPointsError, memberAccount, programmeAccounts } from './ledger.ts'

const people = ['ada', 'bo', 'cy']

const move = fc.record({
  from: fc.constantFrom(...people, 'programme'),
  to: fc.constantFrom(...people, 'programme'),
  points: fc.integer({ min: 1, max: 500 }),
})

const accountOf = (name: string) => (name === 'programme' ? programmeAccounts.issued : memberAccount(name))

test('after random entries the books balance, no member owes points, and refused entries leave no trace', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const db = openDatabase(':memory:')
      const ledger = createLedger(db)
      for (const name of people) ledger.open(name)
      const model = new Map(people.map((name) => [name, 0]))
      for (const { from, to, points } of moves) {
        if (from === to) continue
        const post = () =>
          ledger.post({
            at: 0,
            memo: 'move',
            legs: [
              { account: accountOf(from), points: -points },
              { account: accountOf(to), points },
            ],
          })
        const held = model.get(from)
        if (held !== undefined && held < points) {
          expect(post).toThrow(InsufficientPointsError)
          continue
        }
        post()
        if (held !== undefined) model.set(from, held - points)
        const receives = model.get(to)
        if (receives !== undefined) model.set(to, receives + points)
      }
      for (const [name, points] of model) expect(ledger.balanceOf(name)).toBe(points)
      expect(checkBooks(db)).toMatchObject({ isBalanced: true })
      db.close()
    }),
    { numRuns: 60 },
  )
})

test('an entry that does not sum to 0, or has fractions, is refused', () => {
  const ledger = createLedger(openDatabase(':memory:'))
  ledger.open('ada')
  const legs = (a: number, b: number) => [
    { account: memberAccount('ada'), points: a },
    { account: programmeAccounts.issued, points: b },
  ]
  for (const [a, b] of [
    [5, -4],
    [0.5, -0.5],
    [0, 0],
    [Number.NaN, Number.NaN],
  ] as const) {
    expect(() => ledger.post({ at: 0, memo: 'odd', legs: legs(a, b) })).toThrow('does not balance')
  }
  expect(ledger.balanceOf('ada')).toBe(0)
})

test('the database refuses updates and deletes in the ledger', () => {
  const db = openDatabase(':memory:')
  const ledger = createLedger(db)
  ledger.open('ada')
  ledger.post({
    at: 0,
    memo: 'gift',
    legs: [
      { account: memberAccount('ada'), points: 10 },
      { account: programmeAccounts.issued, points: -10 },
    ],
  })
  expect(() => db.exec('UPDATE ledger_legs SET points = 1000')).toThrow('only ever added to')
  expect(() => db.exec('DELETE FROM ledger_legs')).toThrow('only ever added to')
})

test('the check finds a balance that does not match its entries', () => {
  const db = openDatabase(':memory:')
  const ledger = createLedger(db)
  ledger.open('ada')
  db.exec("UPDATE ledger_accounts SET balance = 7 WHERE id = 'member:ada'")
  expect(checkBooks(db)).toMatchObject({ isBalanced: false, wrongBalances: ['member:ada'] })
})

test('the check finds a line of the history without a matching entry', () => {
  const db = openDatabase(':memory:')
  const ledger = createLedger(db)
  const activity = createActivity(db, ledger)
  // These books have no member rows to refer to.
  db.exec('PRAGMA foreign_keys = OFF')
  for (const sub of ['ada', 'bob']) ledger.open(sub)
  const words = { en: 'A visit', fr: 'Une visite' }
  const line = {
    occurredAt: 0,
    type: 'EARN',
    category: 'EARN',
    description: words,
    explanation: words,
  } as const
  activity.post('ada', { ...line, basePoints: 5 })
  expect(checkBooks(db)).toMatchObject({ isBalanced: true, strayLines: [] })
  db.exec("UPDATE activity SET sub = 'bob'")
  expect(checkBooks(db)).toMatchObject({ isBalanced: false, strayLines: [1] })
})
