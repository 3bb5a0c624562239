import { expect, test } from 'vitest'
import type { GiftCardBrand } from '#app/backend/contract/gift-cards.ts'
import {
  bestValueOf,
  catalogueSearch,
  countBrands,
  filterCount,
  findBrands,
  noFilters,
  readCatalogueSearch,
} from './catalogue-filters.ts'

const image = { url: 'https://media.example/card.png', label: '', width: 960, height: 606 }

function brand(
  name: string,
  category: string,
  dollars: number,
  formats: GiftCardBrand['formats'],
): GiftCardBrand {
  return {
    brandId: name.toLowerCase(),
    brandName: name,
    cmsContent: {
      category: { code: category, name: category },
      image,
      swatch: image,
      featuredImage: null,
      description: '',
      howToSpend: '',
      termsAndConditions: '',
    },
    formats,
    denominations: [
      { sku: `${name}-1`, name: `$${dollars}`, points: dollars * 100, valueCents: dollars * 100, stock: {} },
    ],
    popularity: name.length,
    deliveryPromises: {},
  }
}

const brands = [
  brand('Zinc', 'home', 50, ['E-Card', 'Physical']),
  brand('Étoile', 'toys', 25, ['E-Card']),
  brand('Fireweed', 'home', 10, ['Physical']),
]
const everything = noFilters('popular')
const names = (found: readonly GiftCardBrand[]) => found.map(({ brandName }) => brandName)

test('what the address says survives being written and read again', () => {
  const filters = readCatalogueSearch({
    category: ['home', 'toys'],
    format: 'Physical',
    smallest: '25',
    within: 'points',
    sort: 'name',
  })
  expect(readCatalogueSearch(catalogueSearch(filters))).toEqual(filters)
  expect(filterCount(filters)).toBe(5)
})

test('values that nobody offers are dropped', () => {
  expect(readCatalogueSearch({ format: 'Paper', smallest: '7', within: 'dollars', sort: 'colour' })).toEqual(
    noFilters(undefined),
  )
})

test('without filters every brand is there, the most chosen first', () => {
  expect(names(findBrands(brands, everything, null))).toEqual(['Zinc', 'Étoile', 'Fireweed'])
})

test('several choices of one group add up, several groups narrow down', () => {
  const both = { ...everything, category: ['home', 'toys'] }
  expect(findBrands(brands, both, null)).toHaveLength(3)
  expect(names(findBrands(brands, { ...both, format: ['Physical'] }, null))).toEqual(['Zinc', 'Fireweed'])
})

test('within my points keeps what the balance can buy, and nothing is hidden while the balance is unknown', () => {
  const within = { ...everything, within: true }
  expect(names(findBrands(brands, within, 2_499))).toEqual(['Fireweed'])
  expect(names(findBrands(brands, within, 2_500))).toEqual(['Étoile', 'Fireweed'])
  expect(findBrands(brands, within, null)).toHaveLength(3)
})

test('accents do not send a brand to the end of the alphabet', () => {
  expect(names(findBrands(brands, noFilters('name'), null))).toEqual(['Étoile', 'Fireweed', 'Zinc'])
})

test('the smallest amount first, whatever the popularity', () => {
  expect(names(findBrands(brands, noFilters('smallest'), null))).toEqual(['Fireweed', 'Étoile', 'Zinc'])
})

test('a count says what a choice would show under the other filters', () => {
  const counts = countBrands(brands, { ...everything, format: ['Physical'], category: ['toys'] }, null)
  expect(counts.category('home')).toBe(2)
  expect(counts.category('toys')).toBe(0)
  expect(counts.format('E-Card')).toBe(1)
  expect(counts.smallest('25')).toBe(0)
})

test('the best value is what a point buys with the best amount, and equal values stand by popularity', () => {
  const generous = brands.map((one) =>
    one.brandName === 'Zinc'
      ? { ...one, denominations: one.denominations.map((amount) => ({ ...amount, valueCents: 6_000 })) }
      : one,
  )
  expect(generous.map(bestValueOf)).toEqual([1_200, 1_000, 1_000])
  expect(names(findBrands(generous, noFilters('value'), null))).toEqual(['Zinc', 'Étoile', 'Fireweed'])
})
