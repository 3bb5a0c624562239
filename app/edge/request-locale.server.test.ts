import { expect, test } from 'vitest'
import { preferredLocale } from '#app/edge/request-locale.server.ts'

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr-ca'],
  ['en-US,en;q=0.9,fr;q=0.8', 'en-ca'],
  ['en;q=0.5, FR;q=0.7', 'fr-ca'],
  ['de-CH, fr;q=0.2, en;q=0.1', 'fr-ca'],
  ['fr;q=0, en;q=0.1', 'en-ca'],
  ['fr; q=0.3 , en ; q=0.4', 'en-ca'],
  ['fr', 'fr-ca'],
  ['fr_CA', 'fr-ca'],
])('%s prefers %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})

test.each([[null], [''], ['*'], ['de, it;q=0.4'], ['fr;q=x'], ['french']])('%s prefers neither', (header) => {
  expect(preferredLocale(header)).toBeUndefined()
})
