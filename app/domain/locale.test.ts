import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  languagePart,
  languageTag,
  localeOfPath,
  locales,
  otherLocale,
  parseLocale,
  stripLocalePrefix,
  withLocalePrefix,
} from './locale.ts'

test('an unknown or missing value is English', () => {
  expect(parseLocale(undefined)).toBe('en-ca')
  expect(parseLocale(null)).toBe('en-ca')
  expect(parseLocale('de-ch')).toBe('en-ca')
  expect(parseLocale('fr-CA')).toBe('fr-ca')
})

test('the language part goes to the backend, the tag to the page', () => {
  expect(locales.map(languagePart)).toEqual(['en', 'fr'])
  expect(locales.map(languageTag)).toEqual(['en-CA', 'fr-CA'])
  expect(locales.map(otherLocale)).toEqual(['fr-ca', 'en-ca'])
})

test.each([
  ['/fr-ca', 'fr-ca', '/'],
  ['/fr-ca/', 'fr-ca', '/'],
  ['/fr-ca/offers', 'fr-ca', '/offers'],
  ['/offers', 'en-ca', '/offers'],
  ['/fr-cabin', 'en-ca', '/fr-cabin'],
  ['/fr-ca//evil.test', 'fr-ca', '/evil.test'],
  ['/', 'en-ca', '/'],
])('%s is %s and, without language, %s', (path, locale, plain) => {
  expect(localeOfPath(path)).toBe(locale)
  expect(stripLocalePrefix(path)).toBe(plain)
})

test('a prefix is added once, and home has no slash behind it', () => {
  expect(withLocalePrefix('/', 'fr-ca')).toBe('/fr-ca')
  expect(withLocalePrefix('/?province=QC', 'fr-ca')).toBe('/fr-ca?province=QC')
  expect(withLocalePrefix('/offers?sort=end', 'fr-ca')).toBe('/fr-ca/offers?sort=end')
  expect(withLocalePrefix('/fr-ca/offers', 'fr-ca')).toBe('/fr-ca/offers')
  expect(withLocalePrefix('/fr-ca/offers', 'en-ca')).toBe('/offers')
})

test('machine paths have no language', () => {
  for (const path of ['/_serverFn/abc', '/_next/image', '/health/live', '/assets/a.js']) {
    expect(withLocalePrefix(path, 'fr-ca')).toBe(path)
  }
})

test('adding and stripping a prefix gives the page back', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/).filter((text) => text !== 'fr-ca')
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), fc.constantFrom(...locales), (segments, locale) => {
      const path = `/${segments.join('/')}`
      expect(stripLocalePrefix(withLocalePrefix(path, locale))).toBe(path)
    }),
  )
})
