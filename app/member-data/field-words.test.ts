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
  ['robin#1@exemple.ca', '#'],
  ['robin@-exemple.ca', '-'],
  ['robin@exemple-.ca', '-'],
])('what is wrong with %j is named', (typed, sign) => {
  expect(emailWords(typed)).toBe(m.field_emailSign({ sign }))
})

test.each([
  ['e\u0301lodie@exemple.ca', m.field_emailSign({ sign: 'é' })],
  ['robin', m.field_emailAt()],
  ['robin.exemple.ca', m.field_emailAt()],
  ['robin roy@exemple.ca', m.field_emailSpace()],
  ['robin@exemple .ca', m.field_emailSpace()],
  ['mon adresse est robin@exemple.ca', m.field_emailSpace()],
  ['robin@@exemple.ca', m.field_emailOneAt()],
  ['robin.@@exemple.ca', m.field_emailOneAt()],
  ['robin@exemple.ca roy@exemple.ca', m.field_emailOneAt()],
  ['@exemple.ca', m.field_emailBefore()],
  ['robin@', m.field_emailAfter()],
  ['.robin@exemple.ca', m.field_emailDot({ found: '.r' })],
  ['robin.@exemple.ca', m.field_emailDot({ found: 'n.@' })],
  ['robin..roy@exemple.ca', m.field_emailDot({ found: 'n..r' })],
  ['robin@.exemple.ca', m.field_emailDot({ found: '@.e' })],
  ['robin@exemple..ca', m.field_emailDot({ found: 'e..c' })],
  ['robin@exemple', m.field_emailEnding({ host: 'exemple' })],
  ['robin@québec', m.field_emailEnding({ host: 'québec' })],
  ['robin@exemple.c', m.field_emailEndingWrong({ ending: '.c' })],
  ['robin@exemple.123', m.field_emailEndingWrong({ ending: '.123' })],
])('what is wrong with %j is said: %s', (typed, sentence) => {
  expect(emailWords(typed)).toBe(sentence)
})

test.each(['', ' ', 'robin@mon-exemple.ca'])('%j has nothing to name', (typed) => {
  expect(emailWords(typed)).toBe(m.email_wrong())
})

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
