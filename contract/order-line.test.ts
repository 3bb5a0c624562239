import { expect, test } from 'vitest'
import { orderPoints, orderQuantity } from './order-line.ts'

const line = { name: 'Laurentide Sport', id: 'laurentide', sku: 'LAU-25', points: 2500, qty: 2 }

test('points and cards add up over the lines', () => {
  expect(orderPoints([line, { ...line, points: 1000, qty: 3 }])).toBe(8000)
  expect(orderQuantity([line, { ...line, qty: 3 }])).toBe(5)
  expect(orderPoints([])).toBe(0)
})
