import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { initialsOf } from '#app/shell/frame/site-header.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Avery', 'Chen', 'AC'],
  ['élodie', ' tremblay', 'ÉT'],
  ['Robin', '', 'R'],
  ['', '', ''],
  ['\u{1E900}\u{1E923}\u{1E920}\u{1E925}', 'Diallo', '\u{1E900}D'],
  ['\u{1E922}\u{1E923}', '', '\u{1E900}'],
  ['🦊 Robin', 'Roy', '🦊R'],
  ['X̱wémalhkwu', 'H̓áust̓i', 'X̱H̓'],
  ['ʔəy̓əlməxʷ', 'ƛ̓a', 'ʔƛ̓'],
  ['ᐃᓄᒃ', 'ᑭᓇ', 'ᐃᑭ'],
  ['É́cole', 'O’Brien-Lévesque', 'É́O'],
  ['क्षमा', 'ŵyn', 'क्षŴ'],
  ['각희', '김', '각김'],
  ['👩🏽‍🚀 Ada', '🇨🇦', '👩🏽‍🚀🇨🇦'],
  ['“Bob”', '’t Hooft', 'BT'],
  ["'Namgis", '(-)', 'N'],
  ['\u200F\u200Eليلى', '\u00A0Noor', 'لN'],
])('%s %s is %s', (firstName, lastName, initials) => {
  expect(initialsOf(firstName, lastName)).toBe(initials)
})

/** Letters with any marks on them, signs of two units, and whole sequences. */
const hardNames = fc.array(
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
    fc.constantFrom('X̱', 'H̓', '\u{1E922}', '🦊', '👩🏽‍🚀', '🇨🇦', 'ß', 'ﬃ', '각', 'क्ष', '\u200F', '\u0301'),
  ),
  { maxLength: 6 },
)

test('an initial is never half a sign, and never loses a mark', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(hardNames, (parts) => {
      const name = parts.join('')
      const initial = initialsOf(name, '')
      fc.pre(name.isWellFormed())
      expect(initial.isWellFormed()).toBe(true)
      expect([...segmenter.segment(initial)].length).toBeLessThanOrEqual(1)
      const bare = name.replace(/^[\p{Cc}\p{Cf}\p{Z}\p{P}\p{Default_Ignorable_Code_Point}]+/u, '')
      const capitals = bare.toUpperCase()
      const seen = capitals.startsWith(initial) ? capitals : bare
      expect(seen.startsWith(initial)).toBe(true)
      expect(initial === '').toBe(seen === '')
      // A few vowel signs of Myanmar and others stand beside their letter: UAX 29 counts them apart.
      expect(seen.slice(initial.length)).not.toMatch(/^\p{Grapheme_Extend}/u)
    }),
    { numRuns: 2_000 },
  )
})

test('without a segmenter an initial has its marks, too', () => {
  vi.stubGlobal('Intl', {})
  expect(initialsOf('X̱wémalhkwu', '\u{1E922}\u{1E923}')).toBe('X̱\u{1E900}')
  expect(initialsOf('', '🦊 Robin')).toBe('🦊')
})
