import { expect, test } from 'vitest'
import { amountsInStock, cheapestAmount, orderPoints, orderQuantity } from './order-line.ts'

const line = { name: 'Laurentide Sport', id: 'laurentide', sku: 'LAU-25', points: 2500, qty: 2 }

test('points and cards add up over the lines', () => {
  expect(orderPoints([line, { ...line, points: 1000, qty: 3 }])).toBe(8000)
  expect(orderQuantity([line, { ...line, qty: 3 }])).toBe(5)
  expect(orderPoints([])).toBe(0)
})

/** A brand of electronic cards with these amounts: points, and cards left. */
const brandOf = (...amounts: readonly (readonly [points: number, left: number | null])[]) => ({
  formats: ['E-Card' as const],
  denominations: amounts.map(([points, left]) => ({
    sku: `sku-${points}`,
    name: '$',
    points,
    valueCents: points,
    // Cards of plastic are left over from when the brand had them.
    stock: { 'E-Card': left, Physical: 5 },
  })),
})

test.each([
  {
    amounts: [
      [1_000, 0],
      [2_500, null],
      [5_000, 3],
    ] as const,
    inStock: [2_500, 5_000],
    begins: 2_500,
  },
  {
    amounts: [
      [1_000, 0],
      [2_500, 0],
    ] as const,
    inStock: [],
    begins: 1_000,
  },
  { amounts: [], inStock: [], begins: undefined },
])('a brand begins at its cheapest amount in stock: $begins', ({ amounts, inStock, begins }) => {
  const brand = brandOf(...amounts)
  expect(amountsInStock(brand).map(({ points }) => points)).toEqual(inStock)
  expect(cheapestAmount(brand)?.points).toBe(begins)
})
