import { expect, test } from 'vitest'
import { patchOf } from './profile.schema.ts'

const youngster = `${new Date().getUTCFullYear() - 16}-01-01`

test.each([
  [14, { ok: true, patch: { birthDate: youngster } }],
  [18, { ok: false, errors: { birthDate: 'too-young' } }],
])('whether sixteen years are enough is the programme’s to say: it asks for %i', (minimumAge, answer) => {
  const edit = { section: 'birthDate', values: { birthDate: youngster } } as const
  expect(patchOf(edit, { minimumAge })).toEqual(answer)
})

test.each([
  ['two of them', { 'interest:books-paper': 'on', 'interest:travel': 'on' }, ['books-paper', 'travel']],
  ['none any more', {}, []],
  ['what is no interest', { 'interest:travel': 'on', email: 'a@example.ca' }, ['travel']],
])('interests are sent as a whole list: %s', (_how, values, interests) => {
  expect(patchOf({ section: 'interests', values }, { minimumAge: 14 })).toEqual({
    ok: true,
    patch: { preferences: { interests } },
  })
})
