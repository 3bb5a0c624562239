import { expect, test } from 'vitest'
import { asMarkup, namesEtag } from './answers.ts'

test.each([
  ['the same', '"a"', '"a"', true],
  ['marked as weak by a cache', 'W/"a"', '"a"', true],
  ['weak on our side', '"a"', 'W/"a"', true],
  ['one of several', '"b", W/"a"', '"a"', true],
  ['another', '"ab"', '"a"', false],
  ['none', null, '"a"', false],
])('%s', (_what, header, etag, isNamed) => {
  expect(namesEtag(header, etag)).toBe(isNamed)
})

test('a text can neither end an attribute nor begin an element', () => {
  expect(asMarkup('<b> & "c" &amp;')).toBe('&lt;b&gt; &amp; &quot;c&quot; &amp;amp;')
})
