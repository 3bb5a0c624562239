import { MAX_OFFER_CATEGORIES } from '@borealis/contract/limits.ts'
import { expect, test } from 'vitest'
import {
  hiddenOf,
  isFiltered,
  offerSearch,
  readOfferSearch,
  readOwnFilter,
  toggleCategory,
} from './offer-filters.ts'

test('the address says only what was chosen, and is read back the same', () => {
  expect(offerSearch(readOfferSearch({}))).toEqual({})
  const asked = { category: ['travel', 'wellness'], sort: 'newest' }
  expect(offerSearch(readOfferSearch(asked))).toEqual(asked)
  const read = readOfferSearch({ ...asked, page: '3' })
  expect(offerSearch(read, read.page)).toEqual({ ...asked, page: '3' })
})

test('a form that sorts carries along everything but the order, which is no filter', () => {
  const filters = { category: ['travel'], sort: 'newest' } as const
  expect(hiddenOf(filters)).toEqual({ category: ['travel'] })
  expect([isFiltered(filters), isFiltered({ ...filters, category: [] })]).toEqual([true, false])
})

test('it drops an order that nobody offers, and a category said twice', () => {
  expect(readOfferSearch({ category: ['travel', 'travel'], sort: 'cheapest' })).toEqual({
    category: ['travel'],
    sort: 'ending',
    page: 1,
  })
})

test('it names no more categories than one question may, and none that cannot be a code', () => {
  const many = Array.from({ length: 30 }, (_, index) => `category-${index}`)
  expect(readOfferSearch({ category: ['a,b', 'é', 'x'.repeat(41), ...many] }).category).toEqual(
    many.slice(0, MAX_OFFER_CATEGORIES),
  )
})

test('an address filters by a use that there is, or by none', () => {
  expect([readOwnFilter({ own: 'used' }), readOwnFilter({ own: 'all' }), readOwnFilter({})]).toEqual([
    { own: 'used' },
    {},
    {},
  ])
})

test('a chip adds its category, and takes it away again', () => {
  const once = toggleCategory({ category: [], sort: 'ending' }, 'travel')
  expect(once.category).toEqual(['travel'])
  expect(toggleCategory(once, 'travel').category).toEqual([])
})
