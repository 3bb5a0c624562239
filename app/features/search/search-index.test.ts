import { expect, test } from 'vitest'
import { createSearchIndex, groupHits, type SearchEntry } from './search-index.ts'

const entry = (code: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'gift-card',
  code,
  title,
  summary: '',
  image: null,
  names: '',
  text: '',
  ...more,
})

const index = createSearchIndex([
  entry('harbour', 'Harbour Grocer', { names: 'Épicerie', text: 'Du frais, et l’œuf du matin.' }),
  entry('riviere', 'Papeterie Rivière', { summary: 'Papier et encres.' }),
  entry('tundra', 'Tundra Tech', { text: 'Laptops on their second life.' }),
  entry('fresh', 'Five times the points on groceries', { kind: 'offer', summary: 'Harbour Grocer' }),
])

const found = (term: string) => index.find(term).map(({ code }) => code)

test.each([
  ['epicerie', ['harbour']],
  ['Épicerie', ['harbour']],
  ['ÉPICERIE', ['harbour']],
  ["l'épicerie", ['harbour']],
  ['l’epicerie', ['harbour']],
  ['oeuf', ['harbour']],
  ['œuf', ['harbour']],
  ['papeterie riviere', ['riviere']],
])('accents, capitals, articles and ligatures do not matter: %s', (term, codes) => {
  expect(found(term)).toEqual(codes)
})

test.each([
  ['a letter too few', 'epicrie', 'harbour'],
  ['a letter too many', 'epiccerie', 'harbour'],
  ['a wrong letter', 'epicerje', 'harbour'],
  ['two letters the other way round', 'epiceire', 'harbour'],
  ['a typo in English', 'tnudra', 'tundra'],
  ['only the beginning', 'tund', 'tundra'],
])('one typo is forgiven: %s', (_what, term, code) => {
  expect(found(term)).toContain(code)
})

test('two typos in one word are not', () => {
  expect(found('epxcexie')).toEqual([])
})

test('a short word must be right', () => {
  expect(found('tec')).toEqual(['tundra'])
  expect(found('tex')).toEqual([])
})

test('every word must be found', () => {
  expect(found('harbour grocer')).toEqual(expect.arrayContaining(['harbour', 'fresh']))
  expect(found('harbour laptops')).toEqual([])
})

test('words that tell nothing are no search', () => {
  expect(found('les')).toEqual([])
  expect(found('?!')).toEqual([])
})

test('a title counts more than a text, and groups come in the order of their best hit', () => {
  const groups = groupHits(index.find('harbour'))
  expect(groups.map(({ kind }) => kind)).toEqual(['gift-card', 'offer'])
  expect(groups[0]?.hits[0]).toEqual({
    kind: 'gift-card',
    code: 'harbour',
    title: 'Harbour Grocer',
    summary: '',
    image: null,
  })
})

test('what comes closest is offered when nothing was found', () => {
  expect(index.near('epxcexie papeterie').map(({ code }) => code)).toContain('riviere')
})

test.each([
  ['the beginning of a word', 'tundrazzz', ['tundra']],
  ['one of several words', 'zzzz grocers', ['harbour', 'fresh']],
  ['two wrong letters in a long word', 'papxtxrie', ['riviere']],
])('near is %s', (_what, term, codes) => {
  expect(found(term)).toEqual([])
  expect(
    index
      .near(term)
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(codes.toSorted())
})

test('a short word that nobody wrote is near nothing', () => {
  // “tech”, with two letters wrong.
  expect(index.near('tacx')).toEqual([])
  expect(index.near('les')).toEqual([])
})
