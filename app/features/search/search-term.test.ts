import { expect, test } from 'vitest'
import { readSearchTerm } from './search-term.ts'

test.each([
  [{}, ''],
  [{ q: '  café ' }, 'café'],
  [{ q: ['first', 'second'] }, 'first'],
  [{ q: '   ' }, ''],
  [{ q: `${'a'.repeat(99)} bcd` }, 'a'.repeat(99)],
])('%j asks for %j', (search, term) => {
  expect(readSearchTerm(search)).toBe(term)
})
