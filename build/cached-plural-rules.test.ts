import { expect, test } from 'vitest'
import { withCachedPluralRules } from './cached-plural-rules.ts'

const registry =
  'export function plural(locale, input, options) { \n\treturn new Intl.PluralRules(locale, options).select(Number(input))\n};'

test('plural rules are constructed once per language and give the same results', async () => {
  const code = withCachedPluralRules(registry)
  const { plural } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect([0, 1, 2, 1_000_000].map((count) => plural('fr-ca', count))).toEqual(['one', 'one', 'other', 'many'])
  expect([0, 1, 2].map((count) => plural('en-ca', count))).toEqual(['other', 'one', 'other'])
  expect(plural('en-ca', 2, { type: 'ordinal' })).toBe('two')
  expect(plural('en-ca', 2)).toBe('other')
})

test('the build fails when the registry’s source does not match', () => {
  expect(() => withCachedPluralRules('export const plural = () => {}')).toThrow('has changed')
})
