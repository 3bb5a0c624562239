import { expect, test } from 'vitest'
import { createRoom, laneOf, NoRoom } from './room.server.ts'

const laneAt = (path: string, referer?: string) => {
  const url = new URL(path, 'https://www.example.ca')
  return laneOf(new Request(url, referer ? { headers: { referer } } : {}), url)
}

test('a lane that is full refuses at once, and the others go on', async () => {
  const room = createRoom({ order: 1, visitor: 1, other: 2 })
  const work = Promise.withResolvers<string>()
  const held = [1, 2].map(() => room.within('other', () => work.promise))
  await expect(room.within('other', async () => 'third')).rejects.toThrow(NoRoom)
  expect(await room.within('order', async () => 'an order')).toBe('an order')
  work.resolve('done')
  expect(await Promise.all(held)).toEqual(['done', 'done'])
  expect(await room.within('other', async () => 'room again')).toBe('room again')
})

test('work that fails leaves its place', async () => {
  const room = createRoom({ order: 1, visitor: 1, other: 1 })
  await expect(room.within('other', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(room.taken('other')).toBe(0)
})

test.each([
  ['/auth/step-up', 'order'],
  ['/fr-ca/auth/mfa-callback?state=1', 'order'],
  ['/gift-cards/maple-books/redeem?step=review', 'order'],
  ['/fr-ca/account/redeem/travel?amount=other', 'order'],
  ['/success?orderNumber=1', 'order'],
  ['/account', 'other'],
  ['/offers', 'other'],
  ['/authors', 'other'],
  ['/health/ready', undefined],
])('%s is in the lane %s', (path, lane) => {
  expect(laneAt(path)).toBe(lane)
})

test('a call belongs to the page that makes it', () => {
  const call = '/_serverFn/abc'
  expect(laneAt(call, 'https://www.example.ca/fr-ca/gift-cards/maple-books/redeem')).toBe('order')
  expect(laneAt(call, 'https://www.example.ca/account')).toBe('other')
  expect(laneAt(call, 'not an address')).toBe('other')
  expect(laneAt(call)).toBe('other')
})
