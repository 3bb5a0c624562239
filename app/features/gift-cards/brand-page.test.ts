import type { Denomination } from '@borealis/contract/gift-cards.ts'
import type { RedemptionLimits } from '@borealis/contract/page-data.ts'
import { expect, test } from 'vitest'
import { noAmountSentence } from '#app/member-data/blocked-amounts.ts'
import { amountRow } from './brand-page.tsx'
import { aBrand } from './testing/a-brand.ts'

const rowOf = (stock: Denomination['stock'], balance = 24_850, limits: RedemptionLimits = {}) =>
  amountRow(
    aBrand(),
    { sku: 'p-25', name: '$25', points: 2_500, valueCents: 2_500, stock },
    { balance, limits, isStopped: false },
  )

test('an amount says what it would leave, and leads to the order', () => {
  expect(rowOf({ 'E-Card': null, Physical: 2 })).toMatchObject({
    label: '$25',
    detail: expect.stringContaining('22,350'),
    action: { href: '/gift-cards/prairie/redeem?sku=p-25*2500' },
  })
})

test('names the format that it is sold out in, and not one that it is never sold in', () => {
  const { detail, action } = rowOf({ 'E-Card': null, Physical: 0 })
  expect(detail).toMatch(/ · Sold out: Physical card$/)
  expect(action).toBeDefined()
  const eCardOnly = rowOf({ 'E-Card': null })
  expect(eCardOnly.detail).not.toContain('Sold out')
  expect(eCardOnly.action).toBeDefined()
})

test.each([
  ['sold out in', { 'E-Card': 0, Physical: 0 }],
  ['sold out in, where another is not sold,', { 'E-Card': 0 }],
  ['sold in', {}],
])('offers no order when every format or none is %s', (_, stock) => {
  const row = rowOf(stock)
  expect(row.action).toBeUndefined()
  expect(row.detail).toBe('Sold out for now')
})

test('an amount that is out of reach shows how far it is, and leads nowhere', () => {
  const { gap, action } = rowOf({ 'E-Card': null }, 1_000)
  expect(gap).toMatchObject({ value: 1_000, max: 2_500 })
  expect(action).toBeUndefined()
})

test.each([
  [
    { maxPointsPerDay: 2_000 },
    '2,500\u00a0pts, over the daily limit of 2,000',
    'You can redeem up to 2,000 points a day.',
  ],
  [
    { minPoints: 5_000, maxQuantity: 1 },
    '2,500\u00a0pts, below the minimum of 5,000',
    'An order must be at least 5,000 points.',
  ],
])(
  'an amount that a limit of the programme forbids names it and leads nowhere, to a visitor too: %j',
  (limits, price, why) => {
    for (const balance of [24_850, Number.POSITIVE_INFINITY]) {
      const { points, detail, action } = rowOf({ 'E-Card': null }, balance, limits)
      expect([points, detail, action]).toEqual([price, undefined, undefined])
      expect(noAmountSentence(aBrand(), { balance, limits })).toBe(why)
      expect(noAmountSentence(aBrand(), { balance, limits: {} })).toBeUndefined()
    }
  },
)
