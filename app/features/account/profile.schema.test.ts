import { zoneOfProvince } from '@borealis/contract/time-zones.ts'
import { expect, test } from 'vitest'
import { INTEREST } from '#app/domain/interest-field.ts'
import { locales } from '#app/domain/locale.ts'
import { isTimeZone } from '#app/domain/time-zone.ts'
import { joinValues } from '#app/features/registration/registration.schema.ts'
import { wordsIn } from '../../../tests/support/words.ts'
import { patchOf, profileEdit } from './profile.schema.ts'
import { timeZones } from './profile-fields.tsx'

const youngster = '2010-05-17'
const rules = { minimumAge: 14, today: '2026-05-17' }

test.each([
  [14, { ok: true, patch: { birthDate: youngster } }],
  [18, { ok: false, errors: { birthDate: 'too-young' } }],
])('whether sixteen years are enough is the programme’s to say: it asks for %i', (minimumAge, answer) => {
  const edit = { section: 'birthDate', values: { birthDate: youngster } } as const
  expect(patchOf(edit, { ...rules, minimumAge })).toEqual(answer)
})

test('the day where the member lives decides whether somebody is old enough', () => {
  const edit = { section: 'birthDate', values: { birthDate: '2012-05-17' } } as const
  expect(patchOf(edit, rules)).toMatchObject({ ok: true })
  const yesterday = { ...rules, today: '2026-05-16' }
  expect(patchOf(edit, yesterday)).toEqual({ ok: false, errors: { birthDate: 'too-young' } })
})

test.each([
  ['two of them', { 'interest:books-paper': 'on', 'interest:travel': 'on' }, ['books-paper', 'travel']],
  ['none any more', {}, []],
  ['what is no interest', { 'interest:travel': 'on', email: 'a@example.ca' }, ['travel']],
])('interests are sent as a whole list: %s', (_how, values, interests) => {
  expect(patchOf({ section: 'interests', values }, rules)).toEqual({
    ok: true,
    patch: { preferences: { interests } },
  })
})

test('an interest whose code joining accepts can be kept in the profile', () => {
  const code = 'C'.repeat(40)
  const edit = profileEdit.parse({ section: 'interests', values: { [INTEREST + code]: 'on' } })
  expect(patchOf(edit, rules)).toEqual({ ok: true, patch: { preferences: { interests: [code] } } })
  expect(joinValues.parse(edit.values)).toEqual(edit.values)
})

test('a name that cannot be seen is none, and one that can stays as it is', () => {
  const edit = (firstName: string) =>
    patchOf({ section: 'name', values: { firstName, lastName: 'Roy' } }, rules)
  expect(edit(' Kwakwa̱ka̱ʼwakw\u200b')).toMatchObject({ ok: true, patch: { firstName: 'Kwakwa̱ka̱ʼwakw' } })
  expect(edit('\u200b\u2060')).toMatchObject({ ok: false, errors: { firstName: expect.any(String) } })
  expect(edit('K'.repeat(61))).toMatchObject({ ok: false, errors: { firstName: 'too-long' } })
})

test('a province is read as people write it', () => {
  expect(patchOf({ section: 'province', values: { provinceCode: 'Î.-P.-É.' } }, rules)).toEqual({
    ok: true,
    patch: { provinceCode: 'PE', timeZone: null },
  })
  expect(patchOf({ section: 'province', values: { provinceCode: 'Texas' } }, rules)).toMatchObject({
    ok: false,
  })
})

test.each([
  ['', null],
  ['America/Toronto', null],
  ['America/Winnipeg', 'America/Winnipeg'],
])('whoever lives in Ontario and chooses “%s” is kept with the zone %j', (timeZone, kept) => {
  const edit = { section: 'province', values: { provinceCode: 'ON', timeZone } } as const
  expect(patchOf(edit, rules)).toEqual({ ok: true, patch: { provinceCode: 'ON', timeZone: kept } })
})

test('what is no time zone is refused beside its field', () => {
  const edit = { section: 'province', values: { provinceCode: 'ON', timeZone: 'Mars/Olympus' } } as const
  expect(patchOf(edit, rules)).toEqual({ ok: false, errors: { timeZone: 'custom' } })
})

test.each(locales)(
  'every zone, and each province’s among them, exists and has a name of its own in %s',
  (locale) => {
    expect(timeZones).toEqual(expect.arrayContaining(Object.values(zoneOfProvince)))
    const names = timeZones.map((zone) => wordsIn(locale)('profile_zone', { zone }))
    expect(new Set(names).size).toBe(timeZones.length)
    for (const zone of timeZones) expect(isTimeZone(zone), zone).toBe(true)
    expect(names.filter((name) => name.includes('America/'))).toEqual([])
  },
)

test('an empty field removes the phone number; words without a digit are a mistake', () => {
  const edit = (phone: string) => patchOf({ section: 'phone', values: { phone } }, rules)
  expect(edit('')).toEqual({ ok: true, patch: { phone: null } })
  expect(edit(' (506) 555 0188')).toEqual({ ok: true, patch: { phone: '506-555-0188' } })
  for (const typed of ['none', '-', '506'])
    expect(edit(typed), typed).toMatchObject({ ok: false, errors: { phone: expect.any(String) } })
})
