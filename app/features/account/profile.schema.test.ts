import { expect, test } from 'vitest'
import { INTEREST } from '#app/domain/interest-field.ts'
import { joinValues } from '#app/features/registration/registration.schema.ts'
import { patchOf, profileEdit } from './profile.schema.ts'

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
    patch: { provinceCode: 'PE' },
  })
  expect(patchOf({ section: 'province', values: { provinceCode: 'Texas' } }, rules)).toMatchObject({
    ok: false,
  })
})

test('an empty field removes the phone number; words without a digit are a mistake', () => {
  const edit = (phone: string) => patchOf({ section: 'phone', values: { phone } }, rules)
  expect(edit('')).toEqual({ ok: true, patch: { phone: null } })
  expect(edit(' (506) 555 0188')).toEqual({ ok: true, patch: { phone: '506-555-0188' } })
  for (const typed of ['none', '-', '506'])
    expect(edit(typed), typed).toMatchObject({ ok: false, errors: { phone: expect.any(String) } })
})
