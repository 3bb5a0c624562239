import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.ts'

test.each([
  ['Épicerie', 'epicerie'],
  ['GARÇON', 'garcon'],
  ['Œuf', 'oeuf'],
  ['Cæsar', 'caesar'],
  ['Maple & Pine 2', 'maple & pine 2'],
])('%s is %s', (text, plain) => expect(plainLetters(text)).toBe(plain))
