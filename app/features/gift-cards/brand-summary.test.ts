import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { expect, test } from 'vitest'
import { catalogueOf, findBrands, nextBrands } from './brand-summary.ts'
import { noFilters } from './catalogue-filters.ts'
import { aBrand } from './testing/a-brand.ts'

const soon = { short: 'Within 15 minutes', sentence: 'By email, within 15 minutes.' }
const later = { short: 'In 5 days', sentence: 'By post, in 5 days.' }

const brand = aBrand({
  denominations: [
    { sku: 'p-10', name: '$10', points: 1_000, valueCents: 1_000, stock: { 'E-Card': null } },
    { sku: 'p-50', name: '$50', points: 4_000, valueCents: 5_000, stock: { 'E-Card': null } },
  ],
  popularity: 7,
  deliveryPromises: { 'E-Card': soon, Physical: later },
})

const catalogue = (...brands: GiftCardBrand[]) => catalogueOf({ brands, categories: [] })

test('a brand travels without its words, with its cheapest amount and its best value', () => {
  expect(catalogue(brand).brands).toEqual([
    {
      brandId: 'prairie',
      brandName: 'Prairie Outfitters',
      category: 'sport',
      art: { url: 'https://media.example/card.png' },
      formats: ['E-Card', 'Physical'],
      points: 1_000,
      valueCents: 1_000,
      bestCentsPer1000Points: 1_250,
      popularity: 7,
    },
  ])
})

test('what is sold out is nobody’s cheapest amount or best value, and a brand with nothing left is within no balance', () => {
  const left = [
    ...[{ 'E-Card': 0, Physical: 0 }, { Physical: 0 }].map((stock) => ({
      points: 500,
      valueCents: 1_000,
      stock,
    })),
    { points: 2_500, valueCents: 2_500, stock: { 'E-Card': 0, Physical: 3 } },
    { points: 9_000, valueCents: 10_000, stock: { 'E-Card': 0 } },
  ].map((amount, index) => ({ sku: `p-${index}`, name: `$${amount.valueCents / 100}`, ...amount }))
  const { brands } = catalogue(
    aBrand({ denominations: left }),
    aBrand({ brandId: 'tundra', denominations: left.slice(0, 2) }),
  )
  expect(brands).toMatchObject([
    { points: 2_500, valueCents: 2_500, bestCentsPer1000Points: 1_000 },
    { points: 500, valueCents: 1_000, isSoldOut: true },
  ])
  const within = { ...noFilters('popular'), within: true }
  const idsFor = (balance: number) => findBrands(brands, within, balance).map(({ brandId }) => brandId)
  expect([idsFor(2_499), idsFor(2_500)]).toEqual([[], ['prairie']])
  for (const sort of ['popular', 'smallest'] as const) {
    const all = findBrands(brands.toReversed(), { ...noFilters('popular'), sort }, 0)
    expect(all.map(({ brandId }) => brandId)).toEqual(['prairie', 'tundra'])
  }
})

test('a promise holds for the catalogue only where every brand that sells the format makes it', () => {
  const electronic: GiftCardBrand = { ...brand, formats: ['E-Card'], deliveryPromises: { 'E-Card': soon } }
  const slower: GiftCardBrand = { ...electronic, deliveryPromises: { 'E-Card': later } }
  expect(catalogue(brand, electronic).promises).toEqual({ 'E-Card': soon.short, Physical: later.short })
  expect(catalogue(brand, slower).promises).toEqual({ 'E-Card': undefined, Physical: later.short })
})

test('a brand leads on to those of its category, then to the most chosen; never to itself or to one sold out', () => {
  const of = (brandId: string, code: string, popularity: number, facts: Partial<GiftCardBrand> = {}) => {
    const brand = aBrand({ brandId, popularity, ...facts })
    return { ...brand, cmsContent: { ...brand.cmsContent, category: { code, name: code } } }
  }
  const { brands } = catalogueOf({
    brands: [
      of('tents', 'sport', 4),
      of('books', 'books', 1),
      of('skis', 'sport', 5),
      of('rafts', 'sport', 2, { formats: [] }),
      of('tea', 'food', 3),
    ],
    categories: [],
  })
  expect(nextBrands(brands, 'tents').map(({ brandId }) => brandId)).toEqual(['skis', 'books', 'tea'])
})
