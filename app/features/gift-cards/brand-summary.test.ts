import type { GiftCardBrand } from '@borealis/contract/gift-cards.ts'
import { expect, test } from 'vitest'
import { catalogueOf, nextBrands } from './brand-summary.ts'
import { aBrand } from './testing/a-brand.ts'

const soon = { short: 'Within 15 minutes', sentence: 'By email, within 15 minutes.' }
const later = { short: 'In 5 days', sentence: 'By post, in 5 days.' }

const brand = aBrand({
  denominations: [
    { sku: 'p-10', name: '$10', points: 1_000, valueCents: 1_000, stock: {} },
    { sku: 'p-50', name: '$50', points: 4_000, valueCents: 5_000, stock: {} },
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
