import { expect, test } from 'vitest'
import * as m from '#app/paraglide/messages.js'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { emailWords } from './email-words.ts'
import { named } from './field-words.ts'

overwriteGetLocale(() => 'fr-ca')

test.each([
  ['élodie@exemple.ca', 'é'],
  ['robin@example.ca; avery@example.ca', ';'],
  ['robin,roy@example.ca', ','],
  ['robin@exemple,ca', ','],
  ['robin@mon_courriel.ca', '_'],
])('what is wrong with %j is named', (typed, sign) => {
  expect(emailWords(typed)).toBe(m.field_emailSign({ sign }))
})

test.each(['robin', 'robin@example', 'robin@@example.ca', 'robin roy@example.ca', 'robin@québec', ''])(
  '%j has no sign to name',
  (typed) => {
    expect(emailWords(typed)).toBe(m.email_wrong())
  },
)

test('a form’s errors are named where that can be done, and stay otherwise', () => {
  const errors = { email: 'wrong', phone: 'wrong', kitNumber: 'wrong', firstName: 'missing' }
  const typed: Record<string, string> = { email: 'é@exemple.ca', phone: '416-555-HELP' }
  expect(named(errors, (field) => typed[field] ?? '')).toEqual({
    email: m.field_emailSign({ sign: 'é' }),
    phone: m.field_phoneLetters({ found: 'HELP' }),
    kitNumber: 'wrong',
    firstName: 'missing',
  })
})
