import { expect, test } from 'vitest'
import { oneLine } from './plain-text.ts'

test.each([
  ['Kwakwa̱ka̱ʼwakw', 'Kwakwa̱ka̱ʼwakw'],
  ['O’Brien-Tremblay', 'O’Brien-Tremblay'],
  ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['مریم\u200cخانم', 'مریم\u200cخانم'],
  ['Jean  Marc', 'Jean  Marc'],
  [' \ufeffNguyễn\u200b ', 'Nguyễn'],
  ['12 rue\r\nPrincipale', '12 rue Principale'],
  ['Jean\u0000', 'Jean'],
  ['\u202eRoy\u202c', 'Roy'],
  ['\u200b', ''],
  ['\u00ad\u200e \u2060', ''],
  ['\u3164', ''],
  ['\u2800 \uffa0\u115f', ''],
  ['X\u3164', 'X\u3164'],
  ['𞤀𞤣𞤢𞤥', '𞤀𞤣𞤢𞤥'],
  ['ⵣ', 'ⵣ'],
])('%j is saved as %j', (typed, saved) => {
  expect(oneLine(typed)).toBe(saved)
})
