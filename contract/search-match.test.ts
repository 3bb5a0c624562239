import { expect, test } from 'vitest'
import { createSearch, isInTitle, matchedParts, NAMED_RANK, type Written } from './search-match.ts'

const entry = (code: string, title: string, more: Partial<Written> = {}) => ({
  code,
  title,
  names: '',
  text: '',
  ...more,
})

const search = createSearch([
  entry('fresh', 'Five times the points on groceries', { text: 'At Harbour Grocer.' }),
  entry('harbour', 'Harbour Grocer', { names: 'Épicerie', text: 'Du frais, et l’œuf du matin.' }),
  entry('riviere', 'Papeterie Rivière', { text: 'Papier et encres.' }),
  entry('tundra', 'Tundra Tech', { text: 'Laptops on their second life.' }),
])

const found = (term: string) => search(term).map((match) => match.entry.code)

test.each([
  ['epicerie', ['harbour']],
  ['Épicerie', ['harbour']],
  ['ÉPICERIE', ['harbour']],
  ['e\u0301picerie', ['harbour']],
  ["l'épicerie", ['harbour']],
  ['l’epicerie', ['harbour']],
  ["d'épicerie, s’il vous", []],
  ['oeuf', ['harbour']],
  ['œuf', ['harbour']],
  ['papeterie riviere', ['riviere']],
])('accents, capitals, apostrophes and ligatures do not matter: %s', (term, codes) => {
  expect(found(term)).toEqual(codes)
})

test.each([
  ['a letter too few', 'epicrie', 'harbour'],
  ['a letter too many', 'epiccerie', 'harbour'],
  ['a wrong letter', 'epicerje', 'harbour'],
  ['the first letter wrong', 'apicerie', 'harbour'],
  ['two letters the other way round', 'epiceire', 'harbour'],
  ['a typo in English', 'tnudra', 'tundra'],
  ['only the beginning', 'tund', 'tundra'],
])('one typo is forgiven: %s', (_what, term, code) => {
  expect(found(term)).toContain(code)
})

test('two typos in one word are not forgiven', () => expect(found('epxcexie')).toEqual([]))

test('no typo is forgiven in a word of three letters', () => {
  expect(found('tec')).toEqual(['tundra'])
  expect(found('tex')).toEqual([])
})

test('every word must be found', () => {
  expect(found('harbour grocer')).toEqual(['harbour', 'fresh'])
  expect(found('harbour laptops')).toEqual([])
})

test('words that tell nothing are no search', () => {
  for (const term of ['les', '?!', '', '🍁']) expect(found(term)).toEqual([])
})

test('a title comes before a name, a text and a category, and each before what is spelled otherwise', () => {
  const ranked = createSearch([
    entry('typo', 'Harbuor'),
    entry('category', 'Grocer', { category: 'Food and harbour' }),
    entry('text', 'Groceries', { text: 'harbour' }),
    entry('begun name', 'Morning', { names: 'harbours' }),
    entry('name', 'Evening', { names: 'harbour' }),
    entry('begun title', 'Harbours'),
    entry('title', 'Harbour'),
  ])('harbour')
  expect(ranked.map((match) => match.entry.code)).toEqual([
    'title',
    'begun title',
    'name',
    'begun name',
    'text',
    'category',
    'typo',
  ])
  expect(ranked.filter(({ rank }) => rank <= NAMED_RANK)).toHaveLength(4)
})

test('equally good matches keep the order of the catalogue', () => {
  const codes = ['c', 'a', 'b']
  expect(
    createSearch(codes.map((code) => entry(code, 'Tea')))('tea').map((match) => match.entry.code),
  ).toEqual(codes)
})

test.each([
  ['harbour', 'Harbour Grocer', true],
  ['groc harb', 'Harbour Grocer', true],
  ['epic', 'L’Épicerie', true],
  ['harbuor', 'Harbour Grocer', false],
  ['harbour tech', 'Harbour Grocer', false],
  ['the', 'The Harbour', false],
])('“%s” is in the title “%s”: %s', (term, title, is) => expect(isInTitle(term, title)).toBe(is))

test.each([
  ['cof', 'Coffee and [cof]fee', '[Cof]fee and [[cof]]fee'],
  ['cafe nord', 'Café Nordique', '[Café] [Nord]ique'],
  ['cafe', 'Cafe\u0301 Nordique', '[Cafe\u0301] Nordique'],
  ['CAFÉ', 'cafés', '[café]s'],
  ['oeuf', 'L’œuf du matin', 'L’[œuf] du matin'],
  ['oe', 'œufs', '[œ]ufs'],
  ['o', 'œufs', '[œ]ufs'],
  ['epiceire', 'Épicerie', '[Épicerie]'],
  ['th', 'The thirst', 'The [th]irst'],
  ['bor', 'Harbour', 'Harbour'],
  ['.* $1 \\ <b>', 'Books <b>.*</b> $10', '[B]ooks <[b]>.*</[b]> $[1]0'],
  ['🍁', '🍁 Maple', '🍁 Maple'],
  ['', 'Maple', 'Maple'],
  ['maple', '', ''],
])('“%s” is marked in “%s” as %s', (term, text, marked) => {
  const parts = matchedParts(text, term)
  expect(parts.map((part) => (part.isMatched ? `[${part.text}]` : part.text)).join('')).toBe(marked)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
