import { type GiftCardList, giftCardList } from '@borealis/contract/gift-cards.ts'
import { expect, test } from 'vitest'
import { giftCards } from '../../../sandbox/seed/content/gift-cards.ts'
import { localise } from '../../../sandbox/seed/text.ts'
import { SHELF_CARDS, shelfCards } from './shelf-cards.ts'

const list = localise<GiftCardList>({ brands: giftCards, categories: [] }, 'en', 'https://media.example')
const { brands } = giftCardList.parse(list)
const points = (brand: (typeof brands)[number]) => brand.denominations[0]?.points ?? 0

test('a visitor gets a shelf of the most chosen cards', () => {
  const { count, cards } = shelfCards(brands, false)
  expect([count, cards.length]).toEqual([brands.length, SHELF_CARDS])
})

test('a card that is sold out is on no shelf, and one that is in part stands there with what is left', () => {
  const [first, second] = brands
  if (!first || !second) throw new Error('the sandbox has gift cards')
  const soldOut = first.denominations.map((one) => ({ ...one, stock: { 'E-Card': 0, Physical: 0 } }))
  const left = second.denominations.map((one, index) => ({
    ...one,
    stock: { 'E-Card': index === 0 ? 0 : null },
  }))
  const { count, cards } = shelfCards(
    [
      { ...first, denominations: soldOut },
      { ...second, formats: ['E-Card'], denominations: left },
    ],
    true,
  )
  expect(count).toBe(1)
  expect(cards).toMatchObject([{ brandId: second.brandId, points: left[1]?.points }])
})

test('whatever the balance, the cards that a member gets have the same shelf on them as all cards', () => {
  // Dearer the more they are chosen, in part: so that balances differ in what they buy.
  const many = brands.map((brand, rank) => ({
    ...brand,
    denominations: brand.denominations
      .slice(0, 1)
      .map((one) => ({ ...one, points: 1_000 * (1 + ((rank * 7) % 10)) })),
  }))
  const all = many.toSorted((a, b) => a.popularity - b.popularity)
  const { cards } = shelfCards(many, true)
  expect(cards.length).toBeLessThan(all.length)
  expect(cards.slice(0, SHELF_CARDS).map(({ brandId }) => brandId)).toEqual(
    all.slice(0, SHELF_CARDS).map(({ brandId }) => brandId),
  )
  for (let balance = 0; balance <= 11_000; balance += 500) {
    const within = all.filter((brand) => points(brand) <= balance).slice(0, SHELF_CARDS)
    const chosen = cards.filter((card) => card.points <= balance).slice(0, SHELF_CARDS)
    expect(chosen.map(({ brandId }) => brandId)).toEqual(within.map(({ brandId }) => brandId))
  }
})
