import type { Denomination } from '@borealis/contract/gift-cards.ts'
import { expect, test } from 'vitest'
import { amountRow } from './brand-page.tsx'
import { aBrand } from './testing/a-brand.ts'

const rowOf = (stock: Denomination['stock'], balance: number | null = 24_850) =>
  amountRow(
    aBrand(),
    { sku: 'p-25', name: '$25', points: 2_500, valueCents: 2_500, stock },
    {
      balance,
      isStopped: false,
    },
  )

test('an amount says what it would leave, and leads to the order', () => {
  expect(rowOf({ 'E-Card': null, Physical: 2 })).toMatchObject({
    label: '$25',
    detail: expect.stringContaining('22,350'),
    action: { href: '/gift-cards/prairie/redeem?sku=p-25' },
  })
})

test.each([
  ['sold out in', { 'E-Card': null, Physical: 0 }],
  ['not sold in', { 'E-Card': null }],
])('names the format that it is %s', (_, stock) => {
  const { detail, action } = rowOf(stock)
  expect(detail).toMatch(/ · Sold out: Physical card$/)
  expect(action).toBeDefined()
})

test.each([
  ['sold out in', { 'E-Card': 0, Physical: 0 }],
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
