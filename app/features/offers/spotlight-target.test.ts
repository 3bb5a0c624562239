import type { Spotlight } from '@borealis/contract/spotlights.ts'
import { expect, test } from 'vitest'
import { spotlightTarget } from './spotlight-target.ts'

const spotlight = (
  linkedType: string,
  more: Partial<Spotlight> = {},
  page: string | null = null,
): Spotlight => ({
  spotlightCode: 'SP-TEST',
  linkedType,
  linkedCategoryCode: null,
  linkedCode: null,
  cmsContent: {
    title: 'A title',
    description: '',
    brand: { title: 'A brand', code: 'a-brand' },
    webImage: { url: 'https://example.ca/a.png', label: '', width: 1, height: 1 },
    page,
    category: null,
  },
  ...more,
})

test.each(['offer', 'reward', 'gift-card'] as const)('%s leads to one thing by its code', (type) => {
  expect(spotlightTarget(spotlight(type, { linkedCode: 'X' }))).toEqual({ type, code: 'X' })
  expect(spotlightTarget(spotlight(type, { linkedCategoryCode: 'X' }))).toBeUndefined()
})

test.each(['offer-category', 'reward-category', 'gift-card-category'] as const)(
  '%s leads to a category by its code, or by the one that its content names',
  (type) => {
    expect(spotlightTarget(spotlight(type, { linkedCategoryCode: 'food' }))).toEqual({
      type,
      category: 'food',
    })
    const { cmsContent } = spotlight(type)
    const named = { ...cmsContent, category: { code: 'books', name: 'Books' } }
    expect(spotlightTarget(spotlight(type, { cmsContent: named }))).toEqual({ type, category: 'books' })
    expect(spotlightTarget(spotlight(type, { linkedCode: 'X' }))).toBeUndefined()
  },
)

test('page leads to a path of this site and to no other', () => {
  expect(spotlightTarget(spotlight('page', {}, '/help/what-points-are-worth'))).toEqual({
    type: 'page',
    path: '/help/what-points-are-worth',
  })
  for (const path of ['//elsewhere.test', '/\\elsewhere.test', null]) {
    expect(spotlightTarget(spotlight('page', {}, path))).toBeUndefined()
  }
})

test.each(['contest', '', 'constructor', 'OFFER'])('the unknown type “%s” leads nowhere', (type) => {
  expect(
    spotlightTarget(spotlight(type, { linkedCode: 'X', linkedCategoryCode: 'food' }, '/offers')),
  ).toBeUndefined()
})
