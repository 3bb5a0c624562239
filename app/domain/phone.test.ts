import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, readPhone } from './phone.ts'

test.each([
  '7055550137',
  '(705) 555-0137',
  '705.555.0137',
  '705 555 0137',
  '705‑555‑0137',
  '1 705 555 0137',
  '1-705-555-0137',
  '+1 705 555 0137',
  '011 1 705 555 0137',
  '0017055550137',
  '+1 (705) 555-0137',
  '+1.705.555.0137',
  'tel:+1-705-555-0137',
  '‪+1 705-555-0137‬',
  ' 705-555-0137',
  '7055550137',
  '٧٠٥٥٥٥٠١٣٧',
  '７０５-５５５-０１３７',
  '۷۰۵ ۵۵۵ ۰۱۳۷',
  '७०५ ५५५ ०१३७',
])('%j is understood, and written like this as soon as it is whole', (typed) => {
  expect(readPhone(typed)).toEqual({ phone: '705-555-0137', extension: null })
  expect(formatPhone(typed)).toBe('705-555-0137')
})

test.each([
  ['+1 (416) 555-0100 ext 5', '5'],
  ['416-555-0100 x5', '5'],
  ['416-555-0100x5', '5'],
  ['416-555-0100 ext. 512', '512'],
  ['416 555-0100 poste 12', '12'],
  ['416-555-0100 post. 12', '12'],
  ['416-555-0100 extension 7', '7'],
  ['416-555-0100 #7', '7'],
  ['416-555-0100,,7', '7'],
  ['416-555-0100;7', '7'],
  ['416-555-0100, poste 12', '12'],
  ['416-555-0100; ext. 12', '12'],
  ['tel:+1-416-555-0100;ext=12', '12'],
])('%j has an extension, which stays in the field until it is sent', (typed, extension) => {
  expect(readPhone(typed)).toEqual({ phone: '416-555-0100', extension })
  expect(formatPhone(typed)).toBe(typed)
})

test.each([
  ['+44 7911 123456', 'phone-foreign', '+44 7911 123456'],
  ['+33 6 12 34 56 78', 'phone-foreign', '+33 6 12 34 56 78'],
  ['011 33 6 12 34 56 78', 'phone-foreign', '011 33 6 12 34 56 78'],
  ['0044 7911 123456', 'phone-foreign', '0044 7911 123456'],
  ['+52 55 1234 5678', 'phone-foreign', '+52 55 1234 5678'],
  ['(+91) 98765 43210', 'phone-foreign', '(+91) 98765 43210'],
  ['06 12 34 56 78', 'phone-impossible', '06 12 34 56 78'],
  ['000-000-0000', 'phone-impossible', '000-000-0000'],
  ['911-911-9111', 'phone-impossible', '911-911-9111'],
  ['123-456-7890', 'phone-impossible', '123-456-7890'],
  ['416-911-0100', 'phone-impossible', '416-911-0100'],
  ['416-155-0100', 'phone-impossible', '416-155-0100'],
  ['1-416-555-01', 'phone-count', '8'],
  ['+1 416 555 010', 'phone-count', '9'],
  ['555-0137', 'phone-count', '7'],
  ['705-555-01379', 'phone-count', '11'],
  ['44 7911 123456', 'phone-count', '12'],
  ['1 705 555 0137 9', 'phone-count', '11'],
  ['705-555-O137', 'phone-letters', 'O'],
  ['1-800-FLOWERS', 'phone-letters', 'FLOWERS'],
  ['no digits', 'phone-letters', 'no'],
  ['?', 'phone-letters', '?'],
])('%j is refused for what it is: %s', (typed, problem, found) => {
  expect(readPhone(typed)).toEqual({ problem, found })
})

test.each([
  '514-555-0134 / 438-555-0199',
  '514-555-0134, 438-555-0199',
  '514-555-0134 ou 438-555-0199',
  '514-555-0134 (cell)',
  '514-555-0134 - cell',
  '514-555-0134?',
  '514-555-0134/',
  '514-555-0134 ',
  '514 555-0134;',
  '(514-555-0134)',
  '44 7700 900123',
  '06 12 34 56 78 90',
  '5145550134 4385550199',
])('%j typed key by key keeps every sign, and each digit its place', (typed) => {
  const bare = (text: string) => text.replace(/[\s-]/g, '')
  let shown = ''
  for (const key of typed) shown = formatPhone(shown + key)
  expect(bare(shown)).toBe(bare(typed))
})

test.each([
  ['514-555-0134 / 4', '514-555-0134 / 4'],
  ['514-555-0134 ', '514-555-0134 '],
  ['44 7700 9001', '44 7700 9001'],
  ['70 5555 0137', '70 5555 0137'],
  ['705', '705'],
  ['7055', '7055'],
  ['705-555-', '705-555-'],
  ['555-0137', '555-0137'],
  ['555 0137', '555 0137'],
  ['5550137', '5550137'],
  ['705-555-013', '705-555-013'],
  ['(705) 555-013', '(705) 555-013'],
  ['70-5555-013', '70-5555-013'],
  ['1705', '1705'],
  ['+44 7911 123456', '+44 7911 123456'],
  ['06 12 34 56 78', '06 12 34 56 78'],
  ['705-555-01379', '705-555-01379'],
  ['1-416-555-01', '1-416-555-01'],
  ['no number', 'no number'],
  ['(7', '(7'],
  ['', ''],
])('%j is shown as %j while it is typed', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown)
})

/** Example mobile numbers of the plans of other countries, in the international form (Google's libphonenumber). */
const abroad =
  '+971501234567 +61412345678 +8801812345678 +32470123456 +5511961234567 +41781234567 +56221234567 +8613123456789 +573211234567 +4915123456789 +4532123456 +213551234567 +201001234567 +34612345678 +33612345678 +447400123456 +302112345678 +85251234567 +50934101234 +353850123456 +972502345678 +918123456789 +9647912345678 +393123456789 +819012345678 +254712123456 +82102000000 +96171123456 +212650123456 +5212221234567 +2348021234567 +31612345678 +6421123456 +923012345678 +51912345678 +639051234567 +48512345678 +351912345678 +40712034567 +79123456789 +966512345678 +46701234567 +6581234567 +221701234567 +66812345678 +21620123456 +905012345678 +380501234567 +84912345678'.split(
    ' ',
  )

test.each(abroad)('%s is foreign however it is dialled, and stays as it was typed', (number) => {
  for (const typed of [number, number.replace('+', '011 '), number.replace('+', '00')]) {
    expect(readPhone(typed), typed).toMatchObject({ problem: 'phone-foreign' })
    expect(formatPhone(typed), typed).toBe(typed)
  }
})

test('whatever is typed, formatting twice changes nothing, and no digit goes but the 1 of the country', () => {
  const typed = fc.oneof(fc.stringMatching(/^[\d +().,x-]{0,24}$/), fc.string())
  fc.assert(
    fc.property(typed, (text) => {
      const shown = formatPhone(text)
      expect(formatPhone(shown)).toBe(shown)
      const read = readPhone(text)
      expect(readPhone(shown)).toEqual(read)
      if (shown !== text) expect(read).toEqual({ phone: shown, extension: null })
    }),
  )
})
