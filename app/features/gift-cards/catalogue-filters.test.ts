import { expect, test } from 'vitest'
import { type BrandSummary, countBrands, findBrands } from './brand-summary.ts'
import { catalogueSearch, filterCount, noFilters, readCatalogueSearch } from './catalogue-filters.ts'

function brand(
  name: string,
  category: string,
  dollars: number,
  formats: BrandSummary['formats'],
): BrandSummary {
  return {
    brandId: name.toLowerCase(),
    brandName: name,
    category,
    art: { url: 'https://media.example/card.png' },
    formats,
    points: dollars * 100,
    valueCents: dollars * 100,
    bestCentsPer1000Points: 1_000,
    popularity: name.length,
  }
}

const brands = [
  brand('Zinc', 'home', 50, ['E-Card', 'Physical']),
  brand('Étoile', 'toys', 25, ['E-Card']),
  brand('Fireweed', 'home', 10, ['Physical']),
]
const everything = noFilters('popular')
const names = (found: readonly BrandSummary[]) => found.map(({ brandName }) => brandName)

test('what the address says survives being written and read again', () => {
  const filters = readCatalogueSearch({
    category: ['home', 'toys'],
    format: 'Physical',
    smallest: '25',
    within: 'points',
    sort: 'name',
    page: '3',
  })
  expect(readCatalogueSearch(catalogueSearch(filters, filters.page))).toEqual(filters)
  expect(readCatalogueSearch(catalogueSearch(filters)).page).toBe(1)
  expect(filterCount(filters)).toBe(5)
})

test('values that nobody offers are dropped', () => {
  expect(
    readCatalogueSearch({
      ...{ format: 'Paper', smallest: '7', within: 'dollars', sort: 'colour', page: '-2' },
      filters: 'ajar',
    }),
  ).toEqual({ ...noFilters(undefined), page: 1, isOpen: false })
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
  const better = brands.map((one) =>
    one.brandName === 'Fireweed' ? { ...one, bestCentsPer1000Points: 1_200 } : one,
  )
  expect(names(findBrands(better, noFilters('value'), null))).toEqual(['Fireweed', 'Zinc', 'Étoile'])
})

test('brands of the same name stand by how often they are chosen', () => {
  const twins = [
    { ...brand('Zinc', 'home', 50, ['E-Card']), brandId: 'second', popularity: 2 },
    { ...brand('Zinc', 'toys', 25, ['E-Card']), brandId: 'first', popularity: 1 },
  ]
  const found = findBrands(twins, { ...everything, sort: 'name' }, null)
  expect(found.map(({ brandId }) => brandId)).toEqual(['first', 'second'])
})
