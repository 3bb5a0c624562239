import { expect, test } from 'vitest'
import { canonicalTerm, hasWords, readSearch, searchAddress, shownTerm } from './search-term.ts'

test.each([
  [{}, ''],
  [{ q: '  café ' }, 'café'],
  [{ q: ['first', 'second'] }, 'first'],
  [{ q: '   ' }, ''],
  [{ q: `${'a'.repeat(99)} bcd` }, 'a'.repeat(99)],
  [{ q: `${'a'.repeat(99)}🍁` }, 'a'.repeat(99)],
])('%j asks for %j', (search, term) => {
  expect(readSearch(search)).toEqual({ q: term, kind: undefined, page: 1 })
})

test('one kind, page by page, is in the address; a kind that nobody knows is not', () => {
  expect(readSearch({ q: 'tea', kind: 'offer', page: '3' })).toEqual({ q: 'tea', kind: 'offer', page: 3 })
  expect(readSearch({ q: 'tea', kind: 'coffee' })).toEqual({ q: 'tea', kind: undefined, page: 1 })
  expect(searchAddress({ q: 'tea', kind: 'offer', page: 3 })).toEqual({ q: 'tea', kind: 'offer', page: '3' })
  expect(searchAddress({ q: 'tea', kind: 'offer', page: 1 })).toEqual({ q: 'tea', kind: 'offer' })
  expect(searchAddress({ q: '' })).toEqual({})
})

test.each([
  ['Épicerie', 'épicerie'],
  ['E\u0301picerie  du\tcoin', 'épicerie du coin'],
  [`${'İ'.repeat(100)}`, 'i̇'.repeat(50)],
])('%j is asked as %j', (q, asked) => expect(canonicalTerm(q)).toBe(asked))

test.each([
  ['?!', false],
  ['🍁', false],
  ['%', false],
  ['20 %', true],
  ['œ', true],
])('%j has words: %s', (q, has) => expect(hasWords(q)).toBe(has))

test.each([
  ['tundra', 'tundra'],
  ['a'.repeat(40), 'a'.repeat(40)],
  [`${'a'.repeat(39)} bcd`, `${'a'.repeat(39)}…`],
  ['épicerie du coin '.repeat(5), 'épicerie du coin épicerie du coin…'],
  ['🍁'.repeat(50), `${'🍁'.repeat(40)}…`],
])('%j is shown as %j', (q, shown) => expect(shownTerm(q)).toBe(shown))
