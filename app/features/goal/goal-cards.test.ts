import { type GiftCardList, giftCardList } from '@borealis/contract/gift-cards.ts'
import { expect, test } from 'vitest'
import { giftCards } from '../../../sandbox/seed/content/gift-cards.ts'
import { localise } from '../../../sandbox/seed/text.ts'
import { goalCards, goalValue, MAX_GOAL_BRANDS, proposedAmount, readGoal } from './goal-cards.ts'

const list = localise<GiftCardList>({ brands: giftCards, categories: [] }, 'en', 'https://media.example')
const { brands } = giftCardList.parse(list)

test('all brands can be chosen, with every amount', () => {
  const { count, brands: offered } = goalCards(brands)
  expect([count, offered.length]).toEqual([brands.length, brands.length])
  expect(offered.flatMap(({ denominations }) => denominations).map(({ sku }) => sku)).toEqual(
    brands.flatMap(({ denominations }) => denominations).map(({ sku }) => sku),
  )
})

test('a tile begins at the cheapest amount that can be ordered', () => {
  const [first] = brands
  if (!first) throw new Error('there is no brand')
  const [cheapest, ...rest] = first.denominations
  if (!cheapest) throw new Error('there is no amount')
  const soldOut = { ...cheapest, stock: { 'E-Card': 0, Physical: 0 } }
  const [offered] = goalCards([{ ...first, denominations: [soldOut, ...rest] }]).brands
  expect(offered?.cheapest?.points).toBe(rest[0]?.points)
  expect(goalCards([{ ...first, denominations: [soldOut] }]).brands[0]?.cheapest?.points).toBe(
    cheapest.points,
  )
})

test('a brand without an amount cannot be saved for', () => {
  const [first] = brands
  if (!first) throw new Error('there is no brand')
  expect(goalCards([{ ...first, denominations: [] }])).toEqual({ count: 0, brands: [] })
})

test('of more brands than a list can hold the most chosen are in it', () => {
  const many = Array.from({ length: 100 }, (_, rank) =>
    brands.slice(0, 1).map((one) => ({ ...one, popularity: 100 - rank })),
  ).flat()
  const { count, brands: offered } = goalCards(
    many.map((one) => ({ ...one, brandId: `rank-${one.popularity}` })),
  )
  expect([count, offered.length]).toEqual([100, MAX_GOAL_BRANDS])
  expect(offered.slice(0, 2).map(({ brandId }) => brandId)).toEqual(['rank-1', 'rank-2'])
})

test('a card is one value of a list, and is read back', () => {
  for (const sku of ['tundra-tech-300', 'AB/25/CAD']) {
    const goal = { brandId: 'tundra-tech', sku }
    expect(readGoal(goalValue(goal))).toEqual(goal)
  }
})

test('a value that names no card is read as no goal', () => {
  expect(['', 'tundra-tech', 'tundra-tech/', '/x', undefined].map(readGoal)).toEqual(Array(5).fill(null))
})

test.each([
  [24_850, 25_000],
  [25_000, 30_000],
  [320, 2_500],
  [null, 2_500],
  [99_000, 30_000],
])('a member with %s points is proposed %s to save for', (balance, proposed) => {
  const amounts = [2_500, 10_000, 25_000, 30_000].map((points) => ({ points }))
  expect(proposedAmount(amounts, balance)?.points).toBe(proposed)
})

test('no amount is proposed above what may be redeemed in a day, unless all are', () => {
  const amounts = [2_500, 10_000, 25_000].map((points) => ({ points }))
  expect(proposedAmount(amounts, 6_000, 10_000)?.points).toBe(10_000)
  expect(proposedAmount(amounts, 12_000, 10_000)?.points).toBe(10_000)
  expect(proposedAmount(amounts, 1_000, 2_000)?.points).toBe(2_500)
})
