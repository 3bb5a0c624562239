import { expect, test } from 'vitest'
import { meantCode, spellingsOf } from './written-code.ts'

const CODES = ['HX-NIGHT-25', 'NC-MORNING-400', 'prairie-outfitters', 'RW.CAST IRON', 'AB-1', 'A-B1']

test.each([
  ['HX-NIGHT-25', 'HX-NIGHT-25'],
  ['hx-night-25', 'HX-NIGHT-25'],
  ['hx night 25', 'HX-NIGHT-25'],
  ['Hx\u2013Night\u201325', 'HX-NIGHT-25'],
  ['HXNIGHT25', 'HX-NIGHT-25'],
  [' hx_night_25 ', 'HX-NIGHT-25'],
  ['ＨＸ－ＮＩＧＨＴ－２５', 'HX-NIGHT-25'],
  ['Prairie Outfitters', 'prairie-outfitters'],
  ['rw-cast-iron', 'RW.CAST IRON'],
  ['hx-night-26', undefined],
  ['---', undefined],
  // Either could be meant.
  ['ab1', undefined],
  ['ab-1', undefined],
  ['A-B1', 'A-B1'],
])('%j means %j', (written, code) => {
  expect(meantCode(written, CODES)).toBe(code)
})

test.each([
  ['hx night-25', ['HX-NIGHT-25', 'hx-night-25', 'HXNIGHT25', 'hxnight25']],
  ['hx night 25).', ['HX-NIGHT-25', 'hx-night-25', 'HXNIGHT25', 'hxnight25']],
  ['TABLE25', ['table25']],
  ['TABLE-25', ['table-25', 'TABLE25', 'table25']],
  [' - ', []],
])('%j may be registered as %j', (written, spellings) => {
  expect(spellingsOf(written)).toEqual(spellings)
})
