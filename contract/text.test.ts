import { expect, test } from 'vitest'
import { asSentence, compareText, ENGLISH, plainLetters } from './text.ts'

test('texts are sorted by their characters, and equal ones keep their places', () => {
  expect(['b', 'a', 'c'].sort(compareText)).toEqual(['a', 'b', 'c'])
  expect(compareText('a', 'a')).toBe(0)
})

test.each([
  ['Épicerie', 'epicerie'],
  ['GARÇON', 'garcon'],
  ['Œuf', 'oeuf'],
  ['Cæsar', 'caesar'],
  ['Maple & Pine 2', 'maple & pine 2'],
])('%s is %s', (text, plain) => expect(plainLetters(text)).toBe(plain))

test.each([
  ['Welcome bonus', 'Welcome bonus.'],
  ['Welcome bonus ', 'Welcome bonus.'],
  ['Not in stock.', 'Not in stock.'],
  ['Merci\u00a0!', 'Merci\u00a0!'],
  ['(with “now”.)', '(with “now”.)'],
  [`${ENGLISH}Not in stock.${ENGLISH}`, `${ENGLISH}Not in stock.${ENGLISH}`],
  [' ', ' '],
])('among sentences %j is %j', (text, sentence) => expect(asSentence(text)).toBe(sentence))
